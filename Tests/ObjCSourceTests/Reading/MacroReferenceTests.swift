import Refactor
import Testing

@Suite struct MacroReferenceTests {
    @Test func keyPathsNameMembersOfTheObject() throws {
        try expectAllUses(
            "RACObserve(self, name); RAC(self, title) = signal; RACObserve(self.model, isLoading);",
            [
                "call RACObserve(_:_:) statement", "read self", "keyPath self.name",
                "call RAC(_:_:)", "read self", "keyPath self.title", "read signal",
                "call RACObserve(_:_:) statement", "read self.model", "keyPath (model).isLoading",
            ])
        try expectUses(
            "use(@keypath(self.name), @keypath(self, title));",
            [
                "call use(_:_:) statement", "keyPath self.name", "read self", "keyPath self.title",
            ])
    }

    @Test func argumentsOfMacrosAreExpressions() throws {
        try expectUses(
            "DDLogInfo(@\"%@\", self.name); SAFE_BLOCK(_done, self); NSAssert1(self.a, @\"\", b);",
            [
                "call DDLogInfo(_:_:) statement", "read self.name", "call SAFE_BLOCK(_:_:) statement", "read _done",
                "read self", "call NSAssert1(_:_:_:) statement", "read self.a", "read b",
            ])
    }

    @Test func directivesGiveOnlyIdentifiers() throws {
        let (member, _) = try method(running: "#if DEBUG_MENU // note\n[self a];\n#endif\n[self b];")
        #expect(member.references.map(\.name) == ["a", "b"])
        #expect(member.identifiers.contains("DEBUG_MENU"))
        #expect(member.damage == nil)
    }
}
