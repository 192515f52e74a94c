def error = ~/^\[ERROR\] .*\/(\w+\.java:\[\d+,\d+\]) (.*)$/
def errors = new File(basedir, 'build.log').readLines()
    .collect { it =~ error }
    .findAll { it.matches() }
    .collect { it.group(1) + ' ' + it.group(2) }
    .unique()
assert errors.collect { it.replaceAll(/ \[(Plan\w+)\].*/, ' $1') }.sort() == [
    'Bad.java:[6,23] PlanKeys',
    'Bad.java:[7,19] PlanType',
    'Bad.java:[7,47] PlanDefault',
    'Bad.java:[7,76] PlanType']
def generated = new File(basedir, 'target/generated-sources/annotations/com/example/GoodBinder.java')
assert generated.text.contains('beginObject')
