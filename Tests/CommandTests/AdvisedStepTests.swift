import TestSupport
import Testing

/// Whoever takes out everything where the plan advises less is told so in one sentence, and can say that it is meant.
struct AdvisedStepTests {
    /// A screen of which only the ways to other screens should leave.
    private static let controller = """
        import UIKit

        final class DoorController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
            }

        \((1...8).map(way).joined(separator: "\n"))
        }

        """

    private static func way(_ number: Int) -> String {
        """
            private func openRoom\(number)(named name: String) {
                let room = RoomController(name: name)
                room.hidesBottomBarWhenPushed = true
                navigationController?.pushViewController(room, animated: true)
            }

        """
    }

    private func said(_ arguments: String..., source: String = controller) throws -> String {
        try withTemporaryFolder { folder in
            try write(source, to: folder + "/DoorController.swift")
            let run = try RefactorTool.run(["emit", "DoorController.swift", "--into", "Out"] + arguments, in: folder)
            try #require(run.status == 0, "\(run.errorOutput)")
            return run.errorOutput
        }
    }

    @Test func aStepThatIsAdvisedIsNamed() throws {
        #expect(
            try said()
                == "refactor: the plan advises a router alone: --only router writes that, --only all is the whole\n")
        #expect(try said("--only", "router") == "")
        #expect(try said("--only", "all") == "")
        #expect(try said("--step", "1") == "")
    }

    @Test func aControllerThatIsBestLeftIsCalledSo() throws {
        let small = Self.controller.replacing(/(?s)\n    private func openRoom2.*?\n}\n$/, with: "}\n")
        let advice = "the plan advises to leave this controller as it is; --only all says that it is meant"
        #expect(try said(source: small) == "refactor: \(advice)\n")
    }
}
