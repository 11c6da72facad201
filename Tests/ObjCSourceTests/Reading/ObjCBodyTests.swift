import Refactor
import Testing

@testable import ObjCSource

@Suite struct ObjCBodyTests {
    private func tree(_ body: String) throws -> BodyFact {
        let file = SourceFile(path: "A.m", text: "@implementation A\n- (void)go:(id)sender {\n\(body)\n}\n@end\n")
        let facts = try ObjCLanguage().facts(of: file)
        return try #require(facts.types.first?.members.first?.tree)
    }

    @Test func statementsHaveTheirBlocksAndExits() throws {
        let tree = try tree(
            """
            if (a) { return; }
            for (NSString *x in xs) { if (x) { break; } [self take:x]; }
            switch (b) { case 1: [self one]; break; default: [self other]; }
            """)
        #expect(tree.block.statements.map(\.kind) == [.guarding, .loop, .choice])
        #expect(tree.block.statements.map(\.exits) == [[.plainReturn], [], []])
        #expect(tree.block.statements.last?.blocks.map { $0.statements.count } == [2, 1])
        #expect(!tree.isFixed)
    }

    @Test func localsHaveTypesAndUses() throws {
        let tree = try tree("NSString *name = sender;\nint n = 0;\nn += 1;\nCGRect f;\nf.size = s;\n[name length];")
        #expect(tree.locals.map(\.name) == ["sender", "name", "n", "f"])
        #expect(tree.locals.map(\.writtenType) == ["id", "NSString *", "int", "CGRect"])
        #expect(tree.locals.map { $0.uses.map(\.mayChange) } == [[false], [false], [true], [true]])
    }

    @Test func blocksSayHowTheyHoldTheController() throws {
        let tree = try tree(
            """
            __weak typeof(self) weakSelf = self;
            [api load:^{ [self a]; }];
            [api load:^{ [weakSelf a]; }];
            [api load:^{ NSLog(@""); }];
            [api load:^{ __strong typeof(weakSelf) strongSelf = weakSelf; if (!strongSelf) return; [strongSelf a]; }];
            """)
        let closures = tree.block.statements.flatMap(\.blocks)
        #expect(closures.map(\.closure?.hold) == [.strong, .weak, .asAround, .weak])
        #expect(
            closures.map { $0.statements.last?.selfSpelling } == [
                .named("self"), .optional("weakSelf"), StatementNode.SelfSpelling.none, .named("strongSelf"),
            ])
        #expect(closures.map(\.closure?.callee) == ["load", "load", "load", "load"])
    }

    @Test(arguments: [
        "goto a; a: ;", "NSLog(@\"%s\", __func__);", "WEAKSELF\n[weakSelf a];", "#if A\n[self a];\n#endif",
    ])
    func whatCannotBeToldFixesTheBody(body: String) throws {
        #expect(try tree(body).isFixed)
    }
}
