import Testing

/// Expressions and how tightly they bind.
struct ExpressionTests {
    @Test(arguments: [
        (#"[a b:c ? d : e];"#, #"(expressionStatement (message a (messagePart b (conditional c d e))))"#),
        (#"[a b:c, d, nil];"#, #"(expressionStatement (message a (messagePart b c d nil)))"#),
        (
            #"[a b:(int)c d:(Foo *)e];"#,
            #"""
            (expressionStatement (message a (messagePart b (cast <int> c)) (messagePart d (cast <Foo *> \#
            e))))
            """#
        ),
        (
            #"[self load:^(NSString *name, NSError * _Nullable error) { x = 1; } done:^{ }];"#,
            #"""
            (expressionStatement (message self (messagePart load (block (parameter <NSString *> name) \#
            (parameter <NSError * _Nullable> error) (compound (expressionStatement (assignment x 1))))) \#
            (messagePart done (block (compound)))))
            """#
        ),
        (
            #"""
            [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(foo:bar:) name:nil \#
            object:nil];
            """#,
            #"""
            (expressionStatement (message (message NSNotificationCenter (messagePart defaultCenter)) \#
            (messagePart addObserver self) (messagePart selector @selector(foo:bar:)) (messagePart name \#
            nil) (messagePart object nil)))
            """#
        ),
        (
            #"[a b:(Plain) c:d e:f ? (Plain)g : h];"#,
            #"""
            (expressionStatement (message a (messagePart b (parenthesized Plain)) (messagePart c d) (messagePart \#
            e (conditional f (cast <Plain> g) h))))
            """#
        ),
        (
            #"return [(Foo *)[x y] z].w;"#,
            #"""
            (returnStatement (member (message (cast <Foo *> (message x (messagePart y))) (messagePart z)) \#
            w))
            """#
        ),
        (
            #"[(foo) bar]; [(id)foo bar]; [(Foo *)foo bar];"#,
            #"""
            (expressionStatement (message (parenthesized foo) (messagePart bar)))
            (expressionStatement (message (cast <id> foo) (messagePart bar)))
            (expressionStatement (message (cast <Foo *> foo) (messagePart bar)))
            """#
        ),
        (
            #"x = [NSMutableArray<Foo *> new];"#,
            #"(expressionStatement (assignment x (message NSMutableArray (messagePart new))))"#
        ),
        (#"[x foo][1] = 2;"#, #"(expressionStatement (assignment (subscripted (message x (messagePart foo)) 1) 2))"#),
        (
            #"[self.delegate foo:self didX:(a == b)];"#,
            #"""
            (expressionStatement (message (member self delegate) (messagePart foo self) (messagePart didX \#
            (parenthesized (binary a b)))))
            """#
        ),
        (#"[super viewDidLoad];"#, #"(expressionStatement (message super (messagePart viewDidLoad)))"#),
        (
            #"Class cls = [self class]; x = self.class; y = [Foo class];"#,
            #"""
            (declaration <Class> (declarator cls (message self (messagePart class))))
            (expressionStatement (assignment x (member self class)))
            (expressionStatement (assignment y (message Foo (messagePart class))))
            """#
        ),
        (
            #"[UIView animateWithDuration:0.3 animations:^{ self.alpha = 0; } completion:NULL];"#,
            #"""
            (expressionStatement (message UIView (messagePart animateWithDuration 0.3) (messagePart \#
            animations (block (compound (expressionStatement (assignment (member self alpha) 0))))) \#
            (messagePart completion NULL)))
            """#
        ),
        (
            #"[[NSArray alloc] initWithObjects:a, b, nil][0];"#,
            #"""
            (expressionStatement (subscripted (message (message NSArray (messagePart alloc)) (messagePart \#
            initWithObjects a b nil)) 0))
            """#
        ),
        (#"[self perform];"#, #"(expressionStatement (message self (messagePart perform)))"#),
        (
            #"[self a:^{ } :x];"#,
            #"(expressionStatement (message self (messagePart a (block (compound))) (messagePart x)))"#
        ),
        (#"[@"a" length];"#, #"(expressionStatement (message @"a" (messagePart length)))"#),
        (
            #"[obj return:x class:y];"#,
            #"(expressionStatement (message obj (messagePart return x) (messagePart class y)))"#
        ),
    ])
    func messages(source: String, picture: String) {
        expectStatements(source, picture)
    }

    @Test(arguments: [
        (#"x = (Foo *)y;"#, #"(expressionStatement (assignment x (cast <Foo *> y)))"#),
        (#"x = (__bridge id)y;"#, #"(expressionStatement (assignment x (cast <__bridge id> y)))"#),
        (#"x = (id)[a b];"#, #"(expressionStatement (assignment x (cast <id> (message a (messagePart b)))))"#),
        (
            #"CGFloat w = (CGFloat)-1 * (a) - 1;"#,
            #"""
            (declaration <CGFloat> (declarator w (binary (binary (cast <CGFloat> (prefix 1)) (parenthesized \#
            a)) 1)))
            """#
        ),
        (#"(void)x;"#, #"(expressionStatement (cast <void> x))"#),
        (#"x = dict[(id)key];"#, #"(expressionStatement (assignment x (subscripted dict (cast <id> key))))"#),
        (#"id obj = (NSArray<Foo> *)x;"#, #"(declaration <id> (declarator obj (cast <NSArray<Foo> *> x)))"#),
        (
            #"NSString *s = (condition) ? @"a" : (NSString *)b;"#,
            #"""
            (declaration <NSString> (declarator s (conditional (parenthesized condition) @"a" (cast \#
            <NSString *> b))))
            """#
        ),
        (
            #"(x)++; (y).z = 1; (a)(b);"#,
            #"""
            (expressionStatement (postfix (parenthesized x)))
            (expressionStatement (assignment (member (parenthesized y) z) 1))
            (expressionStatement (call (parenthesized a) b))
            """#
        ),
        (#"x = (a) - b;"#, #"(expressionStatement (assignment x (binary (parenthesized a) b)))"#),
        (
            #"x = (NSUInteger)[a b];"#,
            #"(expressionStatement (assignment x (cast <NSUInteger> (message a (messagePart b)))))"#
        ),
        (
            #"y = (uint8_t)(x >> 3);"#,
            #"(expressionStatement (assignment y (cast <uint8_t> (parenthesized (binary x 3)))))"#
        ),
        (
            #"[(__bridge NSArray *)(x) first];"#,
            #"""
            (expressionStatement (message (cast <__bridge NSArray *> (parenthesized x)) (messagePart \#
            first)))
            """#
        ),
        (
            #"f((CGFloat[]){ 1, 2 });"#,
            #"(expressionStatement (call f (compoundLiteral <CGFloat[]> (initializerList 1 2))))"#
        ),
        (#"x = (a)[0];"#, #"(expressionStatement (assignment x (subscripted (parenthesized a) 0)))"#),
        (
            #"x = (list)[(NSUInteger) row];"#,
            #"(expressionStatement (assignment x (subscripted (parenthesized list) (cast <NSUInteger> row))))"#
        ),
        (
            #"f(a * b, x(*p), w * SCALE);"#,
            #"(expressionStatement (call f (binary a b) (call x (prefix p)) (binary w SCALE)))"#
        ),
        (
            #"x = (w * SCALE) - 1;"#,
            #"(expressionStatement (assignment x (binary (parenthesized (binary w SCALE)) 1)))"#
        ),
        (
            #"f(g(*p), void (^)(int), Foo *);"#,
            #"(expressionStatement (call f (call g (prefix p)) <void (^)(int)> <Foo *>))"#
        ),
        (#"f(a < b, c > d);"#, #"(expressionStatement (call f (binary a b) (binary c d)))"#),
        (#"x = (T)(U)++y;"#, #"(expressionStatement (assignment x (cast <T> (cast <U> (prefix y)))))"#),
    ])
    func casts(source: String, picture: String) {
        expectStatements(source, picture)
    }

    @Test(arguments: [
        (
            #"a.b.c[3]->d = *p++ + -q;"#,
            #"""
            (expressionStatement (assignment (arrow (subscripted (member (member a b) c) 3) d) (binary \#
            (prefix (postfix p)) (prefix q))))
            """#
        ),
        (#"x = a < b && c > d;"#, #"(expressionStatement (assignment x (binary (binary a b) (binary c d))))"#),
        (
            #"x = y >> 2; y >>= 3; z <<= 1;"#,
            #"""
            (expressionStatement (assignment x (binary y 2)))
            (expressionStatement (assignment y 3))
            (expressionStatement (assignment z 1))
            """#
        ),
        (#"x ?: y;"#, #"(expressionStatement (conditional x y))"#),
        (
            #"*p = 3; &q; (*p).x = 1;"#,
            #"""
            (expressionStatement (assignment (prefix p) 3))
            (expressionStatement (prefix q))
            (expressionStatement (assignment (member (parenthesized (prefix p)) x) 1))
            """#
        ),
        (#"a ? b : c ? d : e;"#, #"(expressionStatement (conditional a b (conditional c d e)))"#),
        (
            #"x = sizeof(int) * sizeof x + sizeof(Foo *);"#,
            #"""
            (expressionStatement (assignment x (binary (binary (sizeofExpression <int>) (sizeofExpression \#
            x)) (sizeofExpression <Foo *>))))
            """#
        ),
        (#"a = b = c;"#, #"(expressionStatement (assignment a (assignment b c)))"#),
        (#"x = a + b * c - d;"#, #"(expressionStatement (assignment x (binary (binary a (binary b c)) d)))"#),
        (
            #"x = !a == b | c & d ^ e;"#,
            #"(expressionStatement (assignment x (binary (binary (prefix a) b) (binary (binary c d) e))))"#
        ),
        (#"i++, --j;"#, #"(expressionStatement (binary (postfix i) (prefix j)))"#),
        (#"x = -a->b++;"#, #"(expressionStatement (assignment x (prefix (postfix (arrow a b)))))"#),
    ])
    func operators(source: String, picture: String) {
        expectStatements(source, picture)
    }

    @Test(arguments: [
        (
            #"NSDictionary *d = @{ @"a": @{ k: [x y], @"z": @[@1, @YES] }, k2 : a ? b : c, };"#,
            #"""
            (declaration <NSDictionary> (declarator d (dictionaryLiteral @"a" (dictionaryLiteral k (message \#
            x (messagePart y)) @"z" (arrayLiteral @1 @YES)) k2 (conditional a b c))))
            """#
        ),
        (
            #"dispatch_async(q, ^{ [self go]; });"#,
            #"""
            (expressionStatement (call dispatch_async q (block (compound (expressionStatement (message self \#
            (messagePart go)))))))
            """#
        ),
        (
            #"id y = ^NSString *(int a) { return nil; };"#,
            #"""
            (declaration <id> (declarator y (block <NSString *> (parameter <int> a) (compound \#
            (returnStatement nil)))))
            """#
        ),
        (
            #"int y = ({ int z = 1; z + 1; });"#,
            #"""
            (declaration <int> (declarator y (statementExpression (compound (declaration <int> (declarator \#
            z 1)) (expressionStatement (binary z 1))))))
            """#
        ),
        (
            #"x = @(a + b); y = @-1;"#,
            #"""
            (expressionStatement (assignment x (boxed (binary a b))))
            (expressionStatement (assignment y @-1))
            """#
        ),
        (#"NSLog(@"%@" MACRO "x", y);"#, #"(expressionStatement (call NSLog (binary (binary @"%@" MACRO) "x") y))"#),
        (
            #"CGRect r = (CGRect){ { 0, 0 }, { 1, 2 } };"#,
            #"""
            (declaration <CGRect> (declarator r (compoundLiteral <CGRect> (initializerList (initializerList \#
            0 0) (initializerList 1 2)))))
            """#
        ),
        (
            #"static dispatch_once_t once; dispatch_once(&once, ^{ shared = [[self alloc] init]; });"#,
            #"""
            (declaration <static dispatch_once_t> (declarator once))
            (expressionStatement (call dispatch_once (prefix once) (block (compound (expressionStatement \#
            (assignment shared (message (message self (messagePart alloc)) (messagePart init))))))))
            """#
        ),
        (#"self.block(a, b)(c);"#, #"(expressionStatement (call (call (member self block) a b) c))"#),
        (
            #"x = ^{ }, ^(int a) { }, ^id(id b) { return b; };"#,
            #"""
            (expressionStatement (binary (binary (assignment x (block (compound))) (block (parameter <int> \#
            a) (compound))) (block <id> (parameter <id> b) (compound (returnStatement b)))))
            """#
        ),
        (
            #"s = @encode(NSString *); p = @protocol(P);"#,
            #"""
            (expressionStatement (assignment s (atExpression <NSString *>)))
            (expressionStatement (assignment p (atExpression P)))
            """#
        ),
    ])
    func literalsAndBlocks(source: String, picture: String) {
        expectStatements(source, picture)
    }
}
