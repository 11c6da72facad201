import Foundation
import Refactor
import TestSupport
import Testing

/// Constructs that were once moved wrongly, each in its smallest source, and fixtures that hold many of them.
struct MovingTests {
    private static let hard = PackageRoot.files(in: "Tests/Fixtures/HardControllers")

    @Test(arguments: hard, [Role.presenter, .interactor, .router])
    func hardConstructsCompileWhereverTheyArePinned(path: String, role: Role) throws {
        let source = SourceFile(path: path, text: try PackageRoot.text(of: path))
        try expectCompiles(try plan(of: [source], inProject: true) { _ in role })
        try expectCompiles(try plan(of: [source]) { _ in role })
    }

    @Test(arguments: hard)
    func hardConstructsCompileAsProposed(path: String) throws {
        let source = SourceFile(path: path, text: try PackageRoot.text(of: path))
        try expectCompiles(try plan(of: [source]))
    }

    @Test(arguments: hard)
    func hardConstructsCompileWithOtherLineBreaksAndTabs(path: String) throws {
        let text = try PackageRoot.text(of: path)
        let other = text.replacingOccurrences(of: "\n", with: "\r\n").replacingOccurrences(of: "    ", with: "\t")
        try expectCompiles(try plan(of: [SourceFile(path: path, text: other)]) { _ in .presenter })
    }

    @Test func theRouterSeesWhatItUsesOfTheView() throws {
        try expectMoves(
            "open()", to: .router,
            """
                override func viewDidLoad() { open() }
                private func open() { present(UIViewController(), animated: true); clear() }
                private func clear() { view.isHidden = true }
            """)
    }

    @Test func whatCannotCrossTwoWeakPortsComesBackToTheView() throws {
        try expectMoves(
            "load()", to: .interactor,
            """
                private var page = 1
                override func viewDidLoad() { load(); title = "\\(page)" }
                private func load() { page = 2; UserDefaults.standard.set(true, forKey: "loaded"); print(page + 1) }
            """)
    }

    @Test func aFunctionThatGivesAnOptionalIsNoOptional() throws {
        try expectStays(
            "load()", pinnedTo: .presenter,
            """
                var provider: () -> Int? = { nil }
                override func viewDidLoad() { _ = load(); title = "\\(String(describing: provider()))" }
                private func load() -> Int { let provide = provider; return provide() ?? 0 }
            """, viewKeeps: ["provider"])
    }

    @Test func aParameterNamedLikeAKeywordIsPassedOn() throws {
        try expectMoves(
            "load(in:_:)", to: .interactor,
            """
                override func viewDidLoad() { load(in: 1, 2) }
                private func load(in: Int, _ `default`: Int) { URLSession.shared.invalidateAndCancel() }
            """)
    }

    @Test func aParameterWithoutNameIsPassedOn() throws {
        try expectMoves(
            "load(_:id:)", to: .interactor,
            """
                override func viewDidLoad() { load(1, id: 2) }
                private func load(_: Int, id _: Int) { URLSession.shared.invalidateAndCancel() }
            """)
    }

    @Test func aRequirementOfAProtocolInTheFileIsKeptForCallers() throws {
        try expectMoves(
            "load()", to: .interactor,
            """
                override func viewDidLoad() { load() }
                func load() { URLSession.shared.invalidateAndCancel() }
            """, conformsTo: "Loader", beside: "protocol Loader { @MainActor func load() }", inProject: true)
    }

    @Test func aUseOnAnotherObjectOfTheClassFindsTheMember() throws {
        try expectMoves(
            "load()", to: .interactor,
            """
                override func viewDidLoad() { load(); let next = SmallController(); next.load() }
                private func load() { URLSession.shared.invalidateAndCancel() }
            """, inProject: true)
    }

    @Test func aFunctionOfTheFileFindsAFilePrivateMember() throws {
        try expectMoves(
            "load()", to: .interactor,
            """
                override func viewDidLoad() { load() }
                fileprivate func load() { URLSession.shared.invalidateAndCancel() }
            """, beside: "@MainActor func reload(_ controller: SmallController) { controller.load() }")
    }

    @Test func aMemberNamedLikeThePortIsNoPort() throws {
        try expectMoves(
            "load()", to: .presenter,
            """
                private var presenter = 1
                override func viewDidLoad() { load(); presenter += 1 }
                private func load() { URLSession.shared.invalidateAndCancel() }
            """, viewKeeps: ["presenter"])
    }

    // MARK: - Small sources

    private func source(_ members: String, conformsTo conformance: String?, beside other: String) -> SourceFile {
        let head = "class SmallController: UIViewController" + (conformance.map { ", " + $0 } ?? "")
        return SourceFile(path: "SmallController.swift", text: "import UIKit\n\n\(other)\n\(head) {\n\(members)\n}\n")
    }

    private func expectMoves(
        _ id: String, to role: Role, _ members: String, conformsTo conformance: String? = nil,
        beside other: String = "",
        viewKeeps kept: Set<String> = [], inProject: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let source = source(members, conformsTo: conformance, beside: other)
        let plan = try plan(of: [source], inProject: inProject) {
            $0.id == id ? role : kept.contains($0.id) ? .view : nil
        }
        let member = try #require(plan.controller.members.first { $0.id == id }, sourceLocation: sourceLocation)
        let placement = plan.placements[member.index]
        #expect(placement.role == role, "\(placement.stays?.sentence ?? "")", sourceLocation: sourceLocation)
        try expectCompiles(plan, sourceLocation: sourceLocation)
    }

    private func expectStays(
        _ id: String, pinnedTo role: Role, _ members: String, viewKeeps kept: Set<String> = ["page"],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let source = source(members, conformsTo: nil, beside: "")
        let plan = try plan(of: [source]) { $0.id == id ? role : kept.contains($0.id) ? .view : nil }
        let member = try #require(plan.controller.members.first { $0.id == id }, sourceLocation: sourceLocation)
        #expect(!plan.placements[member.index].moves, sourceLocation: sourceLocation)
        try expectCompiles(plan, sourceLocation: sourceLocation)
    }
}
