def log = new File(basedir, 'build.log').text
assert log.contains('read: Ticket[subject=s, urgency=LOW, page=Optional.empty, currency=EUR, extra={}]')
assert log.contains('in: module com.example.app')
