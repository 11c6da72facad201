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

        \(rooms.map(way).joined(separator: "\n"))
        }

        """

    private static let rooms = ["Attic", "Cellar", "Garden", "Hall", "Kitchen", "Library", "Porch", "Study"]

    private static func way(_ room: String) -> String {
        """
            private func open\(room)(named name: String) {
                let room = RoomController(name: name)
                room.hidesBottomBarWhenPushed = true
                room.title = "\(room)"
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

    /// The view asks it itself: nobody stands between them who would only pass on.
    private static let router = ["DoorController.swift", "DoorProtocols.swift", "DoorRouter.swift"]

    @Test func aRoleThatIsAdvisedAloneIsWrittenAlone() throws {
        let advised = try emitted()
        #expect(advised.said == "refactor: the plan advises a router alone; --only all takes out what else can leave\n")
        #expect(advised.files == Self.router)
    }

    /// Whoever asks for it gets what builds the screen, too. A first step has the presenter that the next ones fill.
    @Test(arguments: [
        (["--only", "router"], ["DoorBuilder.swift"]),
        (["--step", "1"], ["DoorBuilder.swift", "DoorPresenter.swift"]),
    ])
    func whoeverAsksForItIsToldNothing(arguments: [String], others: [String]) throws {
        let asked = try emitted(arguments[0], arguments[1])
        #expect(asked.said == "" && asked.files == (Self.router + others).sorted())
    }

    /// The picture shows what is written.
    @Test func itIsDrawnAsItIsWritten() throws {
        try withTemporaryFolder { folder in
            try write(Self.controller, to: folder + "/DoorController.swift")
            let run = try RefactorTool.run(["graph", "DoorController.swift", "-o", "door.dot"], in: folder)
            try #require(run.status == 0, "\(run.errorOutput)")
            let picture = try String(contentsOfFile: folder + "/door.dot", encoding: .utf8)
            #expect(picture.contains("DoorRouter") && !picture.contains("DoorPresenter"))
        }
    }

    /// A view model is what a presenter would be.
    @Test func besideAViewModelGoesNoPresenter() throws {
        let source = """
            import UIKit

            final class DoorController: UIViewController {
                var viewModel: DoorViewModel!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = caption()
                }

                private func caption() -> String {
                    let formatter = DateFormatter()
                    var text = formatter.string(from: viewModel.date)
            \((0..<40).map { "        text += \"\($0)\"" }.joined(separator: "\n"))
                    return text
                }
            }

            """
        let model = try emitted(source: source)
        #expect(model.files == [] && model.said.contains("it has a view model"))
    }

    @Test func aControllerThatIsBestLeftIsLeft() throws {
        let small = Self.controller.replacing(/(?s)\n    private func openCellar.*?\n}\n$/, with: "}\n")
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
