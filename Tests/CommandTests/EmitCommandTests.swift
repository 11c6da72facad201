import Foundation
import TestSupport
import Testing

/// All files or none, nothing overwritten unasked, and a diff that git takes.
struct EmitCommandTests {
    private static let emit = ["emit", "NamesController.swift", "--into", "Out", "--only", "all"]

    /// The sources of a framework may lie in a folder of another name: the project says that the app makes it.
    @Test(arguments: [("BUILT_PRODUCTS_DIR", true), ("SDKROOT", false)])
    func aFrameworkOfTheAppIsImported(place: String, isImported: Bool) throws {
        try withTemporaryFolder { folder in
            let app = folder + "/App"
            let steps = (0..<14).map { "        UserDefaults.standard.set(record.count, forKey: \"step\($0)\")\n" }
                .joined()
            try write(
                """
                import ShopKit
                import UIKit

                final class PageController: UIViewController {
                    private let record = CounterRecord()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        saveSteps()
                    }

                    private func saveSteps() {
                \(steps)
                    }
                }

                """, to: app + "/PageController.swift")
            try write(
                "public struct CounterRecord {\n    public var count = 0\n}\n", to: app + "/Counters/Counters.swift")
            try write(
                "path = ShopKit.framework; sourceTree = \(place);\n", to: app + "/App.xcodeproj/project.pbxproj")
            let run = try RefactorTool.run(
                ["emit", "PageController.swift", "--project", ".", "--into", "out", "--only", "all"], in: app)
            #expect(run.status == 0, "\(run.errorOutput)")
            let interactor = try String(contentsOfFile: app + "/out/PageInteractor.swift", encoding: .utf8)
            #expect(interactor.contains("import ShopKit") == isImported, "\(interactor)")
        }
    }

    @Test func theModuleIsWrittenAndTheSourceIsLeftAlone() throws {
        try Workshop.run { workshop in
            let run = try RefactorTool.run(Self.emit, in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(workshop.exists("Out/NamesController.swift") && workshop.exists("Out/NamesInteractor.swift"))
            #expect(try workshop.read("NamesController.swift") == Workshop.controller)
            let names = try FileManager.default.contentsOfDirectory(atPath: workshop.folder + "/Out")
            #expect(names.allSatisfy { $0.hasSuffix(".swift") }, "\(names)")
        }
    }

    /// A project of Xcode finds new files by itself, or has a list of them.
    @Test(arguments: [true, false])
    func aProjectThatListsItsFilesIsNamed(isListed: Bool) throws {
        try Workshop.run { workshop in
            let entry = isListed ? "A1 /* NamesController.swift in Sources */ = {isa = PBXBuildFile; };\n" : ""
            try workshop.write("// !$*UTF8*$!\n" + entry, to: "Names.xcodeproj/project.pbxproj")
            let run = try RefactorTool.run(Self.emit + ["--project", "."], in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            let names = try FileManager.default.contentsOfDirectory(atPath: workshop.folder + "/Out")
            let remark =
                "refactor: Names.xcodeproj lists its files: add the \(names.count - 1) new files to each target that has "
                + "NamesController.swift\n"
            #expect(run.errorOutput.contains(remark) == isListed, "\(run.errorOutput)")
        }
    }

    @Test func existingFilesAreNotOverwritten() throws {
        try Workshop.run { workshop in
            try workshop.write("// mine\n", to: "Out/NamesInteractor.swift")
            try expectRefusal(
                Self.emit, status: 1, saying: "NamesInteractor.swift", "'Out'", "--force", in: workshop.folder)
        }
    }

    @Test func existingFilesAreOverwrittenByForce() throws {
        try Workshop.run { workshop in
            try workshop.write("// mine\n", to: "Out/NamesInteractor.swift")
            try workshop.write("// other\n", to: "Out/Other.swift")
            let run = try RefactorTool.run(Self.emit + ["--force"], in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Out/NamesInteractor.swift").contains("final class NamesInteractor"))
            #expect(try workshop.read("Out/Other.swift") == "// other\n")
        }
    }

    @Test func aTargetThatIsAFileIsRefused() throws {
        try Workshop.run { workshop in
            try workshop.write("a file", to: "Out")
            try expectRefusal(Self.emit, status: 1, saying: "'Out'", in: workshop.folder)
        }
    }

    @Test func nothingIsLeftHalfWritten() throws {
        try Workshop.run { workshop in
            // A folder in the place of the last file stops the writing in its midst.
            try workshop.write("", to: "Out/NamesProtocols.swift/keep")
            try expectRefusal(
                Self.emit + ["--force", "--bodies", "move"], status: 1, saying: "'Out", in: workshop.folder)
        }
    }

    @Test func aDryRunWritesNothing() throws {
        try Workshop.run { workshop in
            let before = try contents(of: workshop.folder)
            let run = try RefactorTool.run(Self.emit + ["--dry-run"], in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(run.output.hasPrefix("diff --git a/Out/"))
            #expect(try contents(of: workshop.folder) == before)
        }
    }

    @Test(arguments: ["Out", ".", "Deep/Modules/Names"])
    func gitAppliesTheDiffToTheSameBytes(target: String) throws {
        try Workshop.run { workshop in
            let arguments = ["emit", "NamesController.swift", "--into", target, "--only", "all", "--force"]
            let diff = try RefactorTool.run(arguments + ["--dry-run"], in: workshop.folder)
            #expect(diff.status == 0, "\(diff.errorOutput)")
            try withTemporaryFolder { copy in
                try write(Workshop.controller, to: copy + "/NamesController.swift")
                try write(diff.output, to: copy + "/module.diff")
                _ = try ProcessRun.of("/usr/bin/env", ["git", "init", "-q"], in: copy)
                let applied = try ProcessRun.of("/usr/bin/env", ["git", "apply", "module.diff"], in: copy)
                #expect(applied.status == 0, "\(applied.errorOutput)\n\(diff.output)")
                #expect(try RefactorTool.run(arguments, in: workshop.folder).status == 0)
                let written = try swiftFiles(in: workshop.folder)
                #expect(try swiftFiles(in: copy) == written)
            }
        }
    }

    @Test func controllersOfAnyShapeSurviveTheDiff() throws {
        let shapes = [
            Workshop.controller.replacingOccurrences(of: "\n", with: "\r\n"), String(Workshop.controller.dropLast()),
            "\u{FEFF}" + Workshop.controller, Workshop.controller.replacingOccurrences(of: "    ", with: "\t"),
        ]
        for shape in shapes {
            try withTemporaryFolder { folder in
                try write(shape, to: folder + "/NamesController.swift")
                let arguments = ["emit", "NamesController.swift", "--into", ".", "--only", "all", "--force"]
                let diff = try RefactorTool.run(arguments + ["--dry-run"], in: folder)
                #expect(try RefactorTool.run(arguments, in: folder).status == 0)
                let written = try swiftFiles(in: folder)
                #expect(written.count > 1)
                for name in written.keys { try FileManager.default.removeItem(atPath: folder + "/" + name) }
                try write(shape, to: folder + "/NamesController.swift")
                try write(diff.output, to: folder + "/module.diff")
                _ = try ProcessRun.of("/usr/bin/env", ["git", "init", "-q"], in: folder)
                let applied = try ProcessRun.of("/usr/bin/env", ["git", "apply", "module.diff"], in: folder)
                #expect(applied.status == 0, "\(applied.errorOutput)")
                #expect(try swiftFiles(in: folder) == written)
            }
        }
    }

    @Test func aNameThatTheProjectHasAlreadyIsRefused() throws {
        try Workshop.run { workshop in
            try workshop.write("class NamesInteractor {}\n", to: "App/Old.swift")
            try expectRefusal(
                Self.emit + ["--project", "App", "--module", "Names"], status: 1, saying: "'NamesInteractor'",
                "--module",
                in: workshop.folder)
        }
    }

    @Test func withoutAModuleNameAFreeOneIsTaken() throws {
        try Workshop.run { workshop in
            try workshop.write("class NamesInteractor {}\n", to: "App/Old.swift")
            let run = try RefactorTool.run(Self.emit + ["--project", "App"], in: workshop.folder)
            #expect(run.status == 0 && run.output.contains("NamesScreenInteractor.swift"), "\(run.errorOutput)")
        }
    }

    /// A target of Swift has one file of each name.
    @Test func aFileOfTheNameInAnotherFolderIsNoFreeName() throws {
        try Workshop.run { workshop in
            try workshop.write("protocol Named {}\n", to: "App/Models/NamesProtocols.swift")
            let run = try RefactorTool.run(Self.emit + ["--project", "App"], in: workshop.folder)
            #expect(run.status == 0 && run.output.contains("NamesScreenProtocols.swift"), "\(run.errorOutput)")
            try expectRefusal(
                Self.emit + ["--project", "App", "--module", "Names"], status: 1,
                saying: "'NamesProtocols.swift' already, in App/Models/NamesProtocols.swift", "--module",
                in: workshop.folder)
        }
    }

    /// Another target has a file of the controller's own name.
    @Test func theControllersOwnFileIsNoNewName() throws {
        try Workshop.run { workshop in
            try workshop.write("let server = 1\n", to: "App/Server/NamesController.swift")
            let run = try RefactorTool.run(Self.emit + ["--project", "App"], in: workshop.folder)
            #expect(run.status == 0 && run.output.contains("NamesProtocols.swift"), "\(run.errorOutput)")
        }
    }

    @Test func typesOfItsOwnFilesAreNoFreeNames() throws {
        try Workshop.run { workshop in
            let source = Workshop.controller + "\nstruct NamesModel { let name: String }\n"
            try workshop.write(source, to: "NamesController.swift")
            let run = try RefactorTool.run(Self.emit + ["--style", "mvvm-c"], in: workshop.folder)
            #expect(run.status == 0 && run.output.contains("NamesScreenModel.swift"), "\(run.errorOutput)")
        }
    }

    @Test func aDryRunOfWhatIsWrittenAlreadyIsEmpty() throws {
        try Workshop.run { workshop in
            #expect(try RefactorTool.run(Self.emit, in: workshop.folder).status == 0)
            let run = try RefactorTool.run(Self.emit + ["--dry-run"], in: workshop.folder)
            #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
        }
    }

    private func swiftFiles(in folder: String) throws -> [String: Data] {
        try contents(of: folder).filter { $0.key.hasSuffix(".swift") }
    }
}
