import Refactor
import Testing

@Suite struct LocalNameTests {
    @Test func aNameIsLocalFromItsDeclarationOn() throws {
        try expectNames("use(a); int a = b; use(a); { int c = a; } use(c);", "use a b use use c")
        try expectNames("if (x) { int y = 1; use(y); } else { use(y); }", "x use use y")
    }

    @Test func headsOfLoopsBindNames() throws {
        try expectNames("for (int i = 0; i < n; i++) use(i, n); use(i);", "n use n use i")
        try expectNames("for (NSString *name in names) { use(name); } use(name);", "NSString names use use name")
        try expectNames("for (item in items) use(item);", "item items use item")
        try expectNames("while (a) { int a = 1; use(a); } do { int b; use(b); } while (b);", "a use use b")
    }

    @Test func blocksAndCatchesBindNames() throws {
        try expectNames(
            "run(^(BOOL done, NSError *error) { use(done, error, x); }); use(done);", "run BOOL NSError use x use done")
        try expectNames("run(^BOOL(id a, void (^next)(int)) { next(1); return a; });", "run BOOL")
        try expectNames(
            "@try { a(); } @catch (NSException *e) { use(e); } @finally { use(e); }", "a NSException use use e")
    }

    @Test func blocksMayNameThemselves() throws {
        try expectNames("__block void (^again)(void) = ^{ again(); };", "")
        try expectNames("__block int count = 0; count++; static NSCache *cache; cache = nil;", "NSCache")
    }

    @Test func severalNamesShareADeclaration() throws {
        try expectNames("CGFloat a = x, *b = &a, c[2]; use(a, b, c);", "CGFloat x use")
        try expectNames("extern NSString *kName; use(kName);", "NSString use")
        try expectNames("switch (x) { case 1: { int a; use(a); break; } case 2: use(a); }", "x use use a")
    }

    @Test func structuresAreLocalToo() throws {
        try expectNames("struct Color color; color.red = 1; struct Color a = {0}, *b; use(a, b);", "Color Color use")
    }

    @Test func parametersAreLocal() throws {
        let facts = try facts(
            of: """
                @implementation A
                - (void)load:(NSString *)name with:(int)count {
                    use(name, count, other);
                    int sum = count;
                    run(^(id inner) { use(inner, sum); });
                }
                @end
                """)
        let member = try #require(facts.types.first?.members.first)
        #expect(member.localNames == ["name", "count", "sum", "inner"])
        #expect(member.references.map(\.name) == ["NSString", "use", "other", "run", "use"])
        #expect(member.identifiers.isSuperset(of: ["load", "with", "NSString", "inner", "other", "use"]))
        #expect(member.identifiers.isDisjoint(with: ["int", "self", "void", "return"]))
    }

    @Test func statementExpressionsHaveTheirScope() throws {
        try expectNames("int a = ({ int b = c; b + 1; }); use(a, b);", "c use b")
    }
}
