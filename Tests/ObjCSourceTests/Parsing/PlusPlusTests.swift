import Testing

/// What is harmless of C++.
struct PlusPlusTests {
    @Test(arguments: [
        (#"std::vector<int> v;"#, #"(declaration <std::vector<int>> (declarator v))"#),
        (
            #"auto x = std::make_shared<Foo>(a, b);"#,
            #"(declaration <auto> (declarator x (call std::make_shared a b)))"#
        ),
        (
            #"for (auto &x : xs) { go(x); }"#,
            #"""
            (forInStatement (declaration <auto> (declarator x)) xs (compound (expressionStatement (call go \#
            x))))
            """#
        ),
        (#"Foo &x = *y;"#, #"(declaration <Foo> (declarator x (prefix y)))"#),
        (
            #"f([&](int a) { return a; });"#,
            #"(expressionStatement (call f (block (parameter <int> a) (compound (returnStatement a)))))"#
        ),
        (
            #"x = new Foo(1); delete x;"#,
            #"""
            (expressionStatement (assignment x (prefix (call Foo 1))))
            (expressionStatement (prefix x))
            """#
        ),
        (#"x = static_cast<Foo *>(y);"#, #"(expressionStatement (assignment x (call static_cast y)))"#),
        (#"[Foo new];"#, #"(expressionStatement (message Foo (messagePart new)))"#),
        (#"[NSArray<Foo *> array];"#, #"(expressionStatement (message NSArray (messagePart array)))"#),
        (
            #"CGSize size = CGSize{.width = 1, 2};"#,
            #"(declaration <CGSize> (declarator size (call CGSize (initializerList 1 2))))"#
        ),
        (#"foo::bar(1);"#, #"(expressionStatement (call foo::bar 1))"#),
        (
            #"try { a(); } catch (const E &e) { b(); }"#,
            #"""
            (tryStatement (compound (expressionStatement (call a))) (catchClause (parameter <const E &> e) \#
            (compound (expressionStatement (call b)))))
            """#
        ),
        (#"std::cout << x << std::endl;"#, #"(expressionStatement (binary (binary std::cout x) std::endl))"#),
    ])
    func commonFormsAreRead(source: String, picture: String) {
        expectStatements(source, picture, path: "A.mm")
    }
}
