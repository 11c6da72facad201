import Refactor
import Testing

struct ChildModuleRuleTests {
    private let source = """
        let profileBuilder: ProfileBuildable
        var profile: ViewableRouting?
        var name = ""
        func showProfile() { let child = profileBuilder.build(name); profile = child; attachChild(child) }
        func closeProfile() { if let profile { detachChild(profile) } }
        func rename() { name = "" }
        """

    @Test func attachingAndDetachingAreTheRouters() throws {
        try expectEvidence(source, "showProfile()", from: "child-module", for: .router)
        try expectEvidence(source, "closeProfile()", from: "child-module", for: .router)
    }

    @Test func soAreTheBuilderAndTheChild() throws {
        try expectEvidence(source, "profileBuilder", from: "child-module", for: .router)
        try expectEvidence(source, "profile", from: "child-module", for: .router)
    }

    @Test func whatOthersUseTooIsNot() throws {
        try expectNoEvidence(source, "name", from: "child-module")
        try expectNoEvidence(source, "rename()", from: "child-module")
    }

    @Test func aMethodOfItsOwnIsAnotherThing() throws {
        try expectNoEvidence(
            """
            func attachChild(_ child: UIViewController) { addChild(child) }
            func start() { attachChild(child) }
            """, "start()", from: "child-module")
    }
}
