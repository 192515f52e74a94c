def errors = new File(basedir, 'build.log').readLines().collect { it =~ /^\[ERROR\] .*\/(\w+\.\w+:\d+): error: (.*)$/ }
    .findAll { it.matches() }
    .collect { it.group(1) + ' ' + it.group(2) }
    .unique()
// what uses the companion is no error as well
assert errors == ['Bad.kt:5 [PlanTarget] Bad: is a class of Kotlin, of which annotation processors see no components.' +
    ' Declare it as a record in Java, in the same project.']
