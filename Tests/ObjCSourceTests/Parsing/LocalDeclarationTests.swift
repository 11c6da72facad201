import Testing

/// Whether a statement declares something is told by its form.
struct LocalDeclarationTests {
    @Test(arguments: [
        (#"Foo *x = y;"#, #"(declaration <Foo> (declarator x y))"#),
        (#"Foo<Bar *> *x;"#, #"(declaration <Foo<Bar *>> (declarator x))"#),
        (#"id<P> x = nil;"#, #"(declaration <id<P>> (declarator x nil))"#),
        (#"typeof(x) y = x;"#, #"(declaration <typeof(x)> (declarator y x))"#),
        (#"typeof(self) __weak w = self;"#, #"(declaration <typeof(self) __weak> (declarator w self))"#),
        (
            #"__weak typeof(self) weakSelf = self;"#,
            #"(declaration <__weak typeof(self)> (declarator weakSelf self))"#
        ),
        (
            #"__strong __typeof__(weakSelf) strongSelf = weakSelf;"#,
            #"(declaration <__strong __typeof__(weakSelf)> (declarator strongSelf weakSelf))"#
        ),
        (#"a * b;"#, #"(declaration <a> (declarator b))"#),
        (
            #"NSArray<NSDictionary<NSString *, id> *> *list = @[];"#,
            #"(declaration <NSArray<NSDictionary<NSString *, id> *>> (declarator list (arrayLiteral @[])))"#
        ),
        (
            #"int a, *b = c, d[3] = { 1, 2, 3 };"#,
            #"(declaration <int> (declarator a) (declarator b c) (declarator d <[3]> (initializerList 1 2 3)))"#
        ),
        (#"__block NSInteger count = 0;"#, #"(declaration <__block NSInteger> (declarator count 0))"#),
        (
            #"const char *s = "a"; unsigned long long v = 1ULL;"#,
            #"""
            (declaration <const char> (declarator s "a"))
            (declaration <unsigned long long> (declarator v 1ULL))
            """#
        ),
        (
            #"NSError *__autoreleasing error = nil; [x y:&error];"#,
            #"""
            (declaration <NSError> (declarator error nil))
            (expressionStatement (message x (messagePart y (prefix error))))
            """#
        ),
        (
            #"UIView *v = [UIView new], *w = nil;"#,
            #"(declaration <UIView> (declarator v (message UIView (messagePart new))) (declarator w nil))"#
        ),
        (
            #"BOOL ok = !!x, no = NO;"#,
            #"(declaration <BOOL> (declarator ok (prefix (prefix x))) (declarator no NO))"#
        ),
        (#"extern int foo(int a);"#, #"(declaration <extern int> (declarator foo <(int a)>))"#),
        (
            #"struct Foo foo = { 1 }; struct { int a; } bar; enum { A, B = 2 };"#,
            #"""
            (declaration <struct Foo> (declarator foo (initializerList 1)))
            (declaration <struct { int a; }> (declarator bar))
            (enumeration (enumerator A) (enumerator B 2))
            """#
        ),
    ])
    func aDeclarationIsToldByItsForm(source: String, picture: String) {
        expectStatements(source, picture)
    }

    @Test(arguments: [
        (
            #"void (^b)(int) = ^(int a) { return; };"#,
            #"""
            (declaration <void> (declarator b <(int)> (block (parameter <int> a) (compound (returnStatement \#
            return;)))))
            """#
        ),
        (#"void (*fp)(int, char *) = NULL;"#, #"(declaration <void> (declarator fp <(int, char *)> NULL))"#),
        (
            #"NSString *(^make)(NSInteger, BOOL) = ^(NSInteger a, BOOL b) { return @""; };"#,
            #"""
            (declaration <NSString> (declarator make <(NSInteger, BOOL)> (block (parameter <NSInteger> a) \#
            (parameter <BOOL> b) (compound (returnStatement @"")))))
            """#
        ),
        (
            #"void (^handlers[2])(void); int (*table[3])(int);"#,
            #"""
            (declaration <void> (declarator handlers <[2]> <(void)>))
            (declaration <int> (declarator table <[3]> <(int)>))
            """#
        ),
        (
            #"typedef void (^Done)(BOOL ok); Done d;"#,
            #"""
            (typedefDeclaration <void> Done <(BOOL ok)>)
            (declaration <Done> (declarator d))
            """#
        ),
        (
            #"dispatch_block_t block = ^{}; block();"#,
            #"""
            (declaration <dispatch_block_t> (declarator block (block (compound))))
            (expressionStatement (call block))
            """#
        ),
    ])
    func blocksAndFunctionsAreDeclared(source: String, picture: String) {
        expectStatements(source, picture)
    }
}
