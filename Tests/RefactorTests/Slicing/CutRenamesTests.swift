import Testing

@testable import Refactor

/// Names that a person chooses for methods that are cut out of others.
struct CutRenamesTests {
    private static let body = """
        label.text = "a"
        UserDefaults.standard.set(1, forKey: "k")
        label.text = "b"
        let id = UserDefaults.standard.integer(forKey: "k")
        label.text = "\\(id)"
        api.track("z")
        """

    @Test func aFreeNameIsUsedWhereverTheMethodIsCalled() throws {
        let plan = try Self.plan(["loadK": "lastID"])
        #expect(Self.names(in: plan) == ["act", "saveK", "showLabel", "lastID", "showLabelForAct", "trackZ"])
        #expect(plan.refused(["loadK": "lastID"]).isEmpty)
        let calls = plan.controller.members.flatMap(\.references).map(\.name)
        #expect(calls.contains("lastID") && !calls.contains("loadK"))
    }

    @Test func twoMethodsMaySwapTheirNames() throws {
        let plan = try Self.plan(["loadK": "saveK", "saveK": "loadK"])
        #expect(Self.names(in: plan) == ["act", "loadK", "showLabel", "saveK", "showLabelForAct", "trackZ"])
    }

    @Test func labelsTellMethodsOfOneNameApart() throws {
        let plan = try Self.plan(["showLabel": "render", "showLabelForAct": "render"])
        #expect(Self.names(in: plan) == ["act", "saveK", "render", "loadK", "render", "trackZ"])
        #expect(plan.controller.members.filter { $0.name == "render" }.map(\.id) == ["render()", "render(id:)"])
    }

    @Test(arguments: [
        (["loadK": "saveK"], "another part is called so"),
        (["loadK": "same", "saveK": "same"], "'saveK' is to be called so too"),
        (["loadK": "count"], "the controller has a member of that name"),
        (["loadK": "act"], "the controller has a member of that name"),
        (["showLabel": "title"], "the controller inherits a member of that name"),
        (["loadK": "router"], "the components call each other so"),
        (["loadK": "switch"], "it is a word of Swift itself"),
    ])
    func aNameThatCannotBeIsRefusedWithItsReason(_ wishes: [String: String], _ reason: String) throws {
        let plan = try Self.plan(wishes)
        let refused = plan.refused(wishes)
        #expect(refused.map(\.reason) == [reason])
        // The proposal stays, and every part is still a method of its own.
        #expect(Self.names(in: plan).count == 6)
        for next in refused { #expect(Self.names(in: plan).contains(next.proposed)) }
    }

    @Test func theInteractorMayCallAMethodAsTheViewInheritsOne() throws {
        #expect(try Self.names(in: Self.plan(["loadK": "title"])).contains("title"))
    }

    private static func plan(_ wishes: [String: String]) throws -> Plan {
        let controller = try RoleReading(CutPicture.source(body, "")).controller
        return Refactor.plan(controller, names: wishes)
    }

    private static func names(in plan: Plan) -> [String] {
        plan.controller.members.filter { $0.cut?.host == plan.controller.members.first { $0.name == "act" }?.index }
            .sorted { ($0.cut?.line ?? 0, $0.index) < ($1.cut?.line ?? 0, $1.index) }.map(\.name)
    }
}
