import Refactor
import Testing

@Suite struct SelfAliasTests {
    @Test(arguments: [
        "__weak typeof(self) weakSelf = self;", "__weak __typeof__(self) weakSelf = self;",
        "typeof(self) __weak weakSelf = self;", "__weak __typeof(&*self) weakSelf = self;",
        "__typeof(self) weakSelf;\nweakSelf = self;", "__auto_type weakSelf = self;",
        "WS(weakSelf);", "WEAKSELF", "WeakSelf;", "@weakify(self);", "",
    ])
    func manySpellingsMakeAnAlias(_ declaration: String) throws {
        try expectUses(
            "\(declaration)\n[weakSelf load]; weakSelf.name = weakSelf->_title;",
            [
                "call self.load to weakSelf statement", "write self.name statement", "read self._title",
            ])
    }

    @Test func theOwnClassIsRenamedWithAnAlias() throws {
        try expectUses(
            """
            __weak LoginController *a = self;
            LoginController *__weak b = a;
            LoginController *c = (LoginController *)self;
            [a load]; [b load]; c.name = nil;
            """,
            [
                "type Self", "type Self", "type Self", "type Self", "call self.load to a statement",
                "call self.load to b statement", "write self.name statement",
            ])
        let (member, file) = try method(running: "__weak LoginController *a = self;")
        #expect(member.references.map { file.text($0.range) } == ["LoginController"])
    }

    @Test func strongAliasesOfWeakOnes() throws {
        try expectUses(
            """
            __weak typeof(self) weakSelf = self;
            run(^{
                __strong typeof(weakSelf) strongSelf = weakSelf;
                if (!strongSelf) return;
                if (strongSelf && strongSelf != nil) [strongSelf load];
                NSParameterAssert(strongSelf);
                run(strongSelf);
                run(^{ strongSelf.name = nil; });
            });
            [strongly load];
            """,
            [
                "call run(_:) statement", "call self.load to strongSelf statement closure",
                "call NSParameterAssert(_:) statement closure", "call run(_:) statement closure",
                "read self closure", "call run(_:) statement closure", "write self.name statement closure2",
                "read strongly dereferenced",
            ])
    }

    @Test func weakifyKeepsTheNameOfSelf() throws {
        try expectUses(
            """
            @weakify(self)
            run(^{
                @strongify(self);
                [self load];
                self.name = nil;
            });
            """,
            [
                "call run(_:) statement", "call self.load statement closure", "write self.name statement closure",
            ])
    }

    @Test func selfMayBeDeclaredAgain() throws {
        try expectUses(
            "__weak typeof(self) weakSelf = self; run(^{ typeof(self) self = weakSelf; [self load]; });",
            ["call run(_:) statement", "call self.load statement closure"])
    }

    @Test func anAliasLastsAsLongAsItsScope() throws {
        try expectUses(
            "{ __weak typeof(self) me = self; [me load]; } [me load]; run(^(id weakSelf) { [weakSelf load]; });",
            ["call self.load to me statement", "read me dereferenced", "call run(_:) statement"])
    }

    @Test func variablesOfOtherTypesHoldSelfAsAValue() throws {
        try expectUses(
            "UIViewController *controller = self; id<Visiting> visitor = self; id me = self; [controller load];",
            ["type UIViewController", "read self", "type Visiting", "read self", "read self"])
    }

    @Test func anAliasThatIsGivenAwayIsSelf() throws {
        try expectUses(
            "__weak typeof(self) weakSelf = self; field.delegate = weakSelf; weakSelf = nil; return weakSelf;",
            ["read field dereferenced mutated", "read self", "read self"])
        let (member, file) = try method(running: "typeof(self) me = self; [x add:me];")
        #expect(member.references.last { $0.name == "self" }.map { file.text($0.range) } == "me")
    }

    @Test func aNameThatGetsAnotherValueIsNoAlias() throws {
        try expectUses(
            "LoginController *current = self; while (x) { current = current.parent; } [current load];",
            ["type LoginController", "read self", "read x"])
        try expectUses(
            "WS(ws); [ws load]; kWeakSelf(self)\n[weakself load];",
            [
                "call self.load to ws statement", "call self.load to weakself statement",
            ])
    }

    /// A macro of a library that is not there declares them.
    @Test(arguments: ["_self", "__self", "strongSelf"])
    func aNameForSelfThatNobodyDeclaresIsAnAlias(_ name: String) throws {
        try expectUses(
            "KitWeakSelf; run(^{ KitStrongSelf; [\(name).items removeAllObjects]; });",
            ["call run(_:) statement", "read self.items dereferenced closure"])
    }

    @Test func initializersAssignSelf() throws {
        try expectUses(
            "self = [super init]; if ((self = [super initWithFrame:frame])) { _a = 1; } return self;",
            [
                "write self statement", "read super.super", "write self", "read super.super", "read frame",
                "write _a statement", "read self",
            ])
    }
}
