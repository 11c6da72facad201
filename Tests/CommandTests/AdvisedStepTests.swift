import Foundation
import TestSupport
import Testing

/// The plan's own advice decides what is written, in one sentence, and how to get the rest.
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
                room.title = "Room \(number)"
                room.modalPresentationStyle = .formSheet
                room.loadViewIfNeeded()
                navigationController?.pushViewController(room, animated: true)
            }

        """
    }

    /// What it says, and the files that it writes.
    private func emitted(_ arguments: String..., source: String = controller) throws -> (said: String, files: [String])
    {
        try withTemporaryFolder { folder in
            try write(source, to: folder + "/DoorController.swift")
            let run = try RefactorTool.run(["emit", "DoorController.swift", "--into", "Out"] + arguments, in: folder)
            try #require(run.status == 0, "\(run.errorOutput)")
            let files = try? FileManager.default.contentsOfDirectory(atPath: folder + "/Out")
            return (run.errorOutput, (files ?? []).sorted())
        }
    }

    private static let router = [
        "DoorBuilder.swift", "DoorController.swift", "DoorPresenter.swift", "DoorProtocols.swift", "DoorRouter.swift",
    ]

    @Test func aRoleThatIsAdvisedAloneIsWrittenAlone() throws {
        let advised = try emitted()
        #expect(advised.said == "refactor: the plan advises a router alone; --only all takes out what else can leave\n")
        #expect(advised.files == Self.router)
    }

    @Test(arguments: [["--only", "router"], ["--step", "1"]])
    func whoeverAsksForItIsToldNothing(arguments: [String]) throws {
        let asked = try emitted(arguments[0], arguments[1])
        #expect(asked.said == "" && asked.files == Self.router)
    }

    @Test func aControllerThatIsBestLeftIsLeft() throws {
        let small = Self.controller.replacing(/(?s)\n    private func openRoom2.*?\n}\n$/, with: "}\n")
        let left = try emitted(source: small)
        #expect(
            left.said
                == "refactor: nothing leaves 'DoorController', so that nothing is written: the plan advises to leave this "
                + "controller as it is; --only all takes out what can leave\n")
        #expect(left.files == [])
        #expect(try emitted("--only", "all", source: small).files.contains("DoorRouter.swift"))
    }

    /// An outweighed role is said to be outweighed, not advised.
    @Test func whatIsAdvisedAndNotWorthItSaysWhy() throws {
        try withTemporaryFolder { folder in
            let run = try RefactorTool.run(["emit", "samples/ProfileEditorController.swift", "--into", folder + "/Out"])
            #expect(run.errorOutput.contains("the protocols for what could leave would weigh more than it does"))
            #expect(!FileManager.default.fileExists(atPath: folder + "/Out"))
        }
    }
}
