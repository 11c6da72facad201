import Refactor
import Testing

/// Methods that need the value of something of the view hold it as long as they run, and closures as strongly as before.
struct StrongBindingTests {
    @Test func aValueOfTheViewIsReadThroughTheHeldView() throws {
        try expectMoved(
            "check()",
            """
            private func check() {
                // Nothing to say of little.
                for limit in [2, 3] where count > limit { print(count) }
                print(self.count)
            }
            """,
            to: .presenter,
            gives: """
                func check() {
                    guard let view = view else { return }
                    // Nothing to say of little.
                    for limit in [2, 3] where view.count > limit { print(view.count) }
                    print(view.count)
                }
                """)
    }

    @Test func withoutAValueTheViewIsNotHeld() throws {
        try expectMoved(
            "check()", "private func check() { count = 2; self.count += 1 }", to: .presenter,
            gives: "private func check() { view?.updateCount() }", uses: "check()")
    }

    @Test func aBodyOnOneLineIsUnfolded() throws {
        try expectMoved(
            "check()", "func check() { print(count + 1) }", to: .presenter,
            gives: """
                func check() {
                    guard let view = view else { return }
                    print(view.count + 1)
                }
                """)
    }

    @Test func anOptionalResultIsNilWithoutTheView() throws {
        try expectMoved(
            "name()",
            """
            func name() -> String? {
                let name = count > 0 ? "a" : nil
                return name
            }
            """,
            to: .presenter,
            gives: """
                func name() -> String? {
                    guard let view = view else { return nil }
                    let name = view.count > 0 ? "a" : nil
                    return name
                }
                """, uses: "_ = name()")
    }

    @Test func aClosureThatHeldSelfHoldsTheView() throws {
        try expectMoved(
            "check()",
            """
            func check() {
                later { print(self.count) }
                print(count)
            }
            """,
            to: .presenter,
            gives: """
                func check() {
                    guard let view = view else { return }
                    later { print(view.count) }
                    print(view.count)
                }
                """, beside: "@MainActor func later(_ work: @escaping () -> Void) { work() }")
    }

    @Test(arguments: [
        // A closure that held self weakly must not hold the view.
        "func check() { later { [weak self] in guard let self = self else { return }; print(self.count) } }",
        "func check() { later { [unowned self] in print(self.count) } }",
        "func check() { later { [self] in print(self.count) } }",
        // There is nothing to return.
        "func check() -> Int { let next = count + 1; return next }",
        "func check() -> Int? { count > 0 ? 1 : nil }",
        "var check: Int? { count > 0 ? 1 : nil }",
    ])
    func whatCannotHoldTheViewStaysOrComesBackToIt(member: String) throws {
        let isProperty = member.hasPrefix("var")
        let source = source(
            member, beside: "@MainActor func later(_ work: @escaping () -> Void) { work() }",
            uses: isProperty ? "_ = check" : "\(member.contains("->") ? "_ = " : "")check()")
        let id = isProperty ? "check" : "check()"
        let plan = try plan(of: [source]) { $0.id == id ? .presenter : .view }
        let member = try #require(plan.controller.members.first { $0.id == id })
        let stays = plan.placements[member.index].stays?.code == "value-through-weak" || isPassing(plan, member)
        #expect(stays || comesBack(plan, member))
        try expectCompiles(plan)
    }

    /// The part that needs the value is a method of the view, which the member calls.
    private func comesBack(_ plan: Plan, _ member: Member) -> Bool {
        guard plan.placements[member.index].role == .presenter else { return false }
        return plan.controller.members.contains { part in
            guard let cut = part.cut, cut.host == member.index, cut.role == .view else { return false }
            return part.references.contains { $0.name == "count" }
        }
    }

    private func isPassing(_ plan: Plan, _ member: Member) -> Bool {
        plan.placements[member.index].stays?.code == "passes-self"
    }

    @Test func theRouterPassesTheController() throws {
        try expectMoved(
            "open()",
            """
            func open() {
                let next = UIViewController()
                next.view.frame = view.frame
                keep(self)
                self.present(next, animated: true)
            }
            """,
            to: .router,
            gives: """
                func open() {
                    guard let viewController = viewController else { return }
                    let next = UIViewController()
                    next.view.frame = viewController.view.frame
                    keep(viewController)
                    viewController.present(next, animated: true)
                }
                """, uses: "open()", beside: "@MainActor func keep(_ controller: SmallController) {}")
    }

    @Test func thePresenterDoesNotKnowTheController() throws {
        let source = source(
            "func open() { keep(self) }", beside: "@MainActor func keep(_ controller: SmallController) {}",
            uses: "open()")
        let plan = try plan(of: [source]) { $0.id == "open()" ? .presenter : .view }
        let member = try #require(plan.controller.members.first { $0.id == "open()" })
        // What passes self on comes back to the view.
        #expect(plan.placements[member.index].moves && plan.controller.members.contains { $0.cut?.role == .view })
        try expectCompiles(plan)
    }

    @Test func aStaticMemberIsNamedWithItsType() throws {
        try expectMoved(
            "check(from:)",
            """
            nonisolated private static let limit = 3
            func check(from start: Int = limit) { print(start, Self.limit, SmallController.limit) }
            """,
            to: .presenter,
            gives: """
                func check(from start: Int = SmallController.limit) \
                { print(start, SmallController.limit, SmallController.limit) }
                """, uses: "check(from: 1)")
    }

    @Test func aTypeThatAPrivateExtensionHidesKeepsTheMember() throws {
        let source = source(
            "private var mode = Mode.on\nfunc check() { mode = mode == .on ? .off : .on }",
            beside: "private extension SmallController { enum Mode { case on, off } }", uses: "check()")
        let plan = try plan(of: [source]) { $0.id == "check()" ? .presenter : .view }
        let member = try #require(plan.controller.members.first { $0.id == "check()" })
        // What changes it comes back to the view.
        #expect(plan.placements[member.index].moves && plan.controller.members.contains { $0.cut?.role == .view })
        try expectCompiles(plan)
    }

    // MARK: - Small sources

    private func source(_ members: String, beside other: String, uses: String) -> SourceFile {
        let lines = members.split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        return SourceFile(
            path: "SmallController.swift",
            text: """
                import UIKit

                \(other)
                final class SmallController: UIViewController {
                    private let field = UITextField()
                    private var count = 0
                    override func viewDidLoad() {
                        \(uses)
                        print(count, field)
                    }
                \(indented)
                }

                """)
    }

    private func expectMoved(
        _ id: String, _ members: String, to role: Role, gives text: String, uses: String = "check()",
        beside other: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let source = source(members, beside: other, uses: uses)
        let plan = try plan(of: [source]) { $0.id == id ? role : .view }
        let member = try #require(plan.controller.members.first { $0.id == id }, sourceLocation: sourceLocation)
        let reason = plan.placements[member.index].stays?.sentence ?? ""
        #expect(plan.placements[member.index].role == role, "\(reason)", sourceLocation: sourceLocation)
        let emission = try expectCompiles(plan, sourceLocation: sourceLocation)
        let name = plan.name(of: role) + ".swift"
        let file = try #require(
            emission.module(of: plan).first { $0.name == name }, sourceLocation: sourceLocation)
        let lines = String(decoding: file.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let found = lines.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }.joined(separator: "\n")
        let expected = text.replacing("private func", with: "func")
        #expect(
            found.replacing("private func", with: "func").contains(expected), "\(found)", sourceLocation: sourceLocation
        )
    }
}
