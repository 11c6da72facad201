import Foundation
import TestSupport
import Testing

/// `refactor scan` on a small code base in both languages.
struct ScanCommandTests {
    /// Methods of a controller that a router and an interactor should have.
    private static let mixed = (1...8).map { number in
        """
            func open\(number)() {
                let screen = DetailController()
                screen.title = "\(number)"
                navigationController?.pushViewController(screen, animated: true)
            }
            func store\(number)(_ value: Int) {
                UserDefaults.standard.set(value, forKey: "value\(number)")
                UserDefaults.standard.set(true, forKey: "known\(number)")
                UserDefaults.standard.synchronize()
            }

        """
    }.joined()

    private static let files = [
        "App/FeedController.swift": "import UIKit\n\nclass FeedController: BaseController {\n\(mixed)}\n",
        "App/Feed+Table.swift": "extension FeedController {\n    func more() {\n    }\n}\n",
        "App/BaseController.swift": "import UIKit\n\nclass BaseController: UIViewController {}\n",
        "App/Broken.swift": "class BrokenController: UIViewController {\n    func go( {\n}\n",
        "App/Note.h": "@interface NoteController : UIViewController\n- (void)open;\n@end\n",
        "App/Note.m": """
        #import "Note.h"
        @implementation NoteController
        - (void)open {
            [self.navigationController pushViewController:[UIViewController new] animated:YES];
        }
        @end

        """,
        "App/Model.swift": "struct Model {}\n",
        "AppTests/StubController.swift": "class StubController: UIViewController {}\n",
        "Pods/Kit/KitController.swift": "class KitController: UIViewController {}\n",
        "Vendor/OldController.swift": "class OldController: UIViewController {}\n",
    ]

    private func inCodeBase(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for (name, text) in Self.files { try write(text, to: folder + "/" + name) }
            try body(folder)
        }
    }

    private func scan(_ arguments: String..., in folder: String) throws -> ProcessRun {
        let run = try RefactorTool.run(["scan"] + arguments, in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.errorOutput.isEmpty, "\(run.errorOutput)")
        return run
    }

    private func names(_ arguments: [String], in folder: String) throws -> [String] {
        let run = try RefactorTool.run(["scan"] + arguments + ["--format", "json"], in: folder)
        return try JSONShape(decoding: run.output)["ranking"].elements().map { try $0["name"].text() }
    }

    @Test func theTableNamesWhatToRefactorFirst() throws {
        try inCodeBase { folder in
            let text = try scan(".", in: folder).output
            #expect(text.hasPrefix(".  9 files, 3 view controllers\n"), "\(text)")
            #expect(text.contains("  1. FeedController  App/FeedController.swift:3\n"))
            #expect(text.contains(" would leave to "))
            #expect(text.contains("2 controllers in folders that are not ranked"))
            #expect(text.contains("1 file could not be read, and so 1 controller could not be ranked:\n"))
            #expect(text.contains("    App/Broken.swift:2: syntax error"))
            let next = "refactor plan App/FeedController.swift App/Feed+Table.swift --type FeedController --project .\n"
            #expect(text.hasSuffix(next))
        }
    }

    @Test func theNextCommandWorks() throws {
        try inCodeBase { folder in
            let text = try scan(".", in: folder).output
            let last = try #require(text.split(separator: "\n").last).split(separator: " ").dropFirst().map(String.init)
            let run = try RefactorTool.run(last, in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(run.output.hasPrefix("FeedController"))
        }
    }

    @Test func allListsEveryController() throws {
        try inCodeBase { folder in
            let all = try names([".", "--all"], in: folder)
            #expect(all == ["FeedController", "NoteController", "BaseController"])
            #expect(try names(["."], in: folder) == ["FeedController"])
        }
    }

    @Test func foldersAreIncludedAndExcluded() throws {
        try inCodeBase { folder in
            let included = try names([".", "--all", "--include", "Pods", "--include", "Vendor"], in: folder)
            #expect(
                included.sorted() == [
                    "BaseController", "FeedController", "KitController", "NoteController", "OldController",
                ])
            #expect(try names([".", "--all", "--exclude", "*.swift"], in: folder) == ["NoteController"])
            #expect(try names([".", "--all", "--min-lines", "20"], in: folder) == ["FeedController"])
        }
    }

    @Test func whatGitIgnoresIsReadButNotRanked() throws {
        try inCodeBase { folder in
            #expect(try names(["."], in: folder).contains("FeedController"))
            try write("FeedController.swift\n", to: folder + "/App/.gitignore")
            #expect(try names(["."], in: folder).contains("FeedController") == false)
            #expect(try names([".", "--include", "App/FeedController.swift"], in: folder).contains("FeedController"))
        }
    }

    @Test func aSlashBehindTheFolderChangesNothing() throws {
        try inCodeBase { folder in
            let one = try scan("App", in: folder).output
            #expect(try scan("App/", in: folder).output == one)
        }
    }

    @Test(arguments: ["table", "json", "markdown"])
    func twoRunsPrintTheSame(format: String) throws {
        try inCodeBase { folder in
            let first = try scan(".", "--all", "--format", format, in: folder).output
            #expect(try scan(".", "--all", "--format", format, in: folder).output == first)
        }
    }

    @Test func theEndingOfTheFileIsTheFormat() throws {
        try inCodeBase { folder in
            for (name, start) in [("a.json", "{\n"), ("a.md", "# Controllers"), ("a.txt", ".  9 files")] {
                let run = try RefactorTool.run(["scan", ".", "-o", name], in: folder)
                #expect(run.status == 0 && run.errorOutput == "wrote \(name)\n", "\(run.errorOutput)")
                #expect(try read(folder + "/" + name).hasPrefix(start))
            }
        }
    }

    @Test func everyKeyOfTheContractIsThere() throws {
        try inCodeBase { folder in
            let scan = try JSONShape(decoding: try scan(".", "--all", "--format", "json", in: folder).output)
            try scan.expect([
                "schema": .number, "folder": .text, "files": .number, "controllers": .number, "massive": .number,
                "leftOut": .number, "lost": .number, "ranking": .list, "unread": .list,
            ])
            for entry in try scan["ranking"].elements() {
                try entry.expect([
                    "rank": .number, "name": .text, "language": .oneOf(["objc", "swift"]),
                    "superclass": .textOrNull,
                    "path": .text, "line": .number, "files": .list, "otherFiles": .list, "lines": .number,
                    "members": .number, "sections": .number, "mixed": .number, "linesByResponsibility": .object,
                    "undecidedShare": .number, "score": .number, "reason": .text, "advice": .list,
                    "verdict": .object,
                ])
                try entry["verdict"].expect([
                    "verdict": .text, "massive": .flag, "methods": .number, "properties": .number,
                    "statements": .number, "memberLines": .number, "linesByRole": .object, "undecidedLines": .number,
                    "leavingLines": .number, "movingLines": .number, "partLines": .number,
                ])
            }
            for file in try scan["unread"].elements() {
                try file.expect(["path": .text, "lines": .number, "reason": .text])
            }
        }
    }

    @Test func aFolderWithoutControllersIsNoError() throws {
        try withTemporaryFolder { folder in
            try write("struct Model {}\n", to: folder + "/Model.swift")
            let run = try scan(".", in: folder)
            #expect(run.output == ".  1 file, no view controller\n")
        }
    }

    @Test func aFolderThatIsNotThereIsRefused() throws {
        try withTemporaryFolder { folder in
            try expectRefusal(["scan", "Missing"], status: 2, saying: "'Missing' is not a folder", in: folder)
            try write("class A {}", to: folder + "/A.swift")
            try expectRefusal(["scan", "A.swift"], status: 2, saying: "'A.swift' is not a folder", in: folder)
        }
    }

    @Test func numbersMustBePossible() throws {
        try expectUsageError(["scan", ".", "--top", "0"], saying: "--top", "--all")
        try expectUsageError(["scan", ".", "--min-lines", "-1"], saying: "min-lines")
        try expectUsageError(["scan", ".", "--format", "xml"], saying: "xml", "table")
        try expectUsageError(["scan"], saying: "folder")
    }
}
