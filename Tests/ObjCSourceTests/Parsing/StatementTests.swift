import Testing

/// Statements and what they hold.
struct StatementTests {
    @Test(arguments: [
        (
            #"for (Foo *x in xs) [x go];"#,
            #"""
            (forInStatement (declaration <Foo> (declarator x)) xs (expressionStatement (message x \#
            (messagePart go))))
            """#
        ),
        (
            #"for (int i = 0, n = 3; i < n; i++) { }"#,
            #"""
            (forStatement (declaration <int> (declarator i 0) (declarator n 3)) (binary i n) (postfix i) \#
            (compound))
            """#
        ),
        (#"for (;;) { }"#, #"(forStatement (compound))"#),
        (
            #"for (id<P> x in [a b]) { continue; }"#,
            #"""
            (forInStatement (declaration <id<P>> (declarator x)) (message a (messagePart b)) (compound \#
            (jumpStatement continue;)))
            """#
        ),
        (#"@autoreleasepool { foo(); }"#, #"(autoreleasepoolStatement (compound (expressionStatement (call foo))))"#),
        (
            #"if (@available(iOS 11.0, *)) { a(); } else if (x) b(); else { }"#,
            #"""
            (ifStatement (atExpression @available(iOS 11.0, *)) (compound (expressionStatement (call a))) \#
            (ifStatement x (expressionStatement (call b)) (compound)))
            """#
        ),
        (#"if (x) ; else ;"#, #"(ifStatement x (emptyStatement ;) (emptyStatement ;))"#),
        (
            #"if ((a = b) && !c) return (Foo){ .x = 1, .y = { 2, 3 } }.x;"#,
            #"""
            (ifStatement (binary (parenthesized (assignment a b)) (prefix c)) (returnStatement (member \#
            (compoundLiteral <Foo> (initializerList 1 (initializerList 2 3))) x)))
            """#
        ),
        (
            #"switch (x) { case A ... B: foo(); break; case kC: { } default: return; }"#,
            #"""
            (switchStatement x (compound (caseLabel A B) (expressionStatement (call foo)) (jumpStatement \#
            break;) (caseLabel kC) (compound) (caseLabel default:) (returnStatement return;)))
            """#
        ),
        (
            #"again: goto again;"#,
            #"""
            (label again)
            (jumpStatement goto again;)
            """#
        ),
        (#"do { i--; } while (i > 0);"#, #"(doStatement (compound (expressionStatement (postfix i))) (binary i 0))"#),
        (
            #"@try { a(); } @catch (NSException *e) { b(); } @finally { c(); }"#,
            #"""
            (tryStatement (compound (expressionStatement (call a))) (catchClause (parameter <NSException *> \#
            e) (compound (expressionStatement (call b)))) (compound (expressionStatement (call c))))
            """#
        ),
        (
            #"@synchronized (self) { x = 1; }"#,
            #"(synchronizedStatement self (compound (expressionStatement (assignment x 1))))"#
        ),
        (#"return;"#, #"(returnStatement return;)"#),
    ])
    func controlFlow(source: String, picture: String) {
        expectStatements(source, picture)
    }

    @Test(arguments: [
        (#"@weakify(self);"#, #"(expressionStatement (atExpression self))"#),
        (
            #"""
            @strongify(self)
            [self foo];
            """#,
            #"""
            (expressionStatement (atExpression self))
            (expressionStatement (message self (messagePart foo)))
            """#
        ),
        (
            #"@strongify(self) if (!self) return;"#,
            #"""
            (expressionStatement (atExpression self))
            (ifStatement (prefix self) (returnStatement return;))
            """#
        ),
        (
            #"""
            MACRO
            [self foo];
            """#,
            #"""
            (expressionStatement MACRO)
            (expressionStatement (message self (messagePart foo)))
            """#
        ),
        (
            #"""
            MACRO(x)
            [self foo];
            """#,
            #"""
            (expressionStatement (call MACRO x))
            (expressionStatement (message self (messagePart foo)))
            """#
        ),
        (
            #"foreach(NSString *x, xs) { go(x); }"#,
            #"""
            (expressionStatement (call foreach (parameter <NSString *> x) xs))
            (compound (expressionStatement (call go x)))
            """#
        ),
        (
            #"""
            CHECK_STATE
            self.x = 1;
            """#,
            #"""
            (expressionStatement CHECK_STATE)
            (expressionStatement (assignment (member self x) 1))
            """#
        ),
        (#"LOCK(int n = _n);"#, #"(expressionStatement (call LOCK (declaration <int> (declarator n _n))))"#),
        (
            #"RUN({ a(); b(); })"#,
            #"""
            (expressionStatement (call RUN (compound (expressionStatement (call a)) (expressionStatement \#
            (call b)))))
            """#
        ),
        (#"TWICE(return;)"#, #"(expressionStatement (call TWICE (returnStatement return;)))"#),
        (
            #"FOR_IN(Foo *, x, xs) { go(x); }"#,
            #"""
            (expressionStatement (call FOR_IN <Foo *> x xs))
            (compound (expressionStatement (call go x)))
            """#
        ),
        (
            #"PASS([a b]; c(d, e);, @"x");"#,
            #"""
            (expressionStatement (call PASS (expressionStatement (message a (messagePart b))) \#
            (expressionStatement (call c d e)) @"x"))
            """#
        ),
        (#"UIColorHex(#333333);"#, #"(expressionStatement (call UIColorHex))"#),
        (
            #"IF_DEBUG NSLog(@"x");"#,
            #"""
            (expressionStatement IF_DEBUG)
            (expressionStatement (call NSLog @"x"))
            """#
        ),
        (#"SEL s = SPI(load:animated:);"#, #"(declaration <SEL> (declarator s (call SPI load:animated:)))"#),
    ])
    func macrosNeedNoSemicolon(source: String, picture: String) {
        expectStatements(source, picture)
    }
}
