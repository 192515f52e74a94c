def log = new File(basedir, 'build.log').text
def read = 'read: Order[parts={a=Part[number=7, notes=[x], state=Optional[Store[shelf=b]], count=1]},' +
    ' due=2031-04-02, level=[LOW], answer=Yes[price=0.5], currency=EUR, extra=[1]]'
assert log.contains(read)
