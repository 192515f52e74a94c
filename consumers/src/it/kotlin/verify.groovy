def log = new File(basedir, 'build.log').text
assert log.contains('read: Summary(subject=x, NORMAL, numbers=[7])')
// what the option of the processor switches off
assert !log.contains('[Plan')
