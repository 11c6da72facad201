import Foundation
import TestSupport
import Testing

/// `emit --tests`: where the tests go, what they import, and what is refused.
struct EmittedTestsOptionTests {
    private static let emit = ["emit", "NamesController.swift", "--into", "Modules/Names", "--only", "all"]

    @Test func theyGoBesideTheModule() throws {
        try Workshop.run { workshop in
            let run = try RefactorTool.run(
                Self.emit + ["--tests", "xctest", "--testable", "Shop"], in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(run.output.contains("files into Modules/NamesTests\n") && run.output.contains("not tested\n"))
            #expect(try workshop.read("Modules/NamesTests/NamesModuleTests.swift").contains("@testable import Shop\n"))
            #expect(workshop.exists("Modules/NamesTests/Mocks/NamesInteractorInputMock.swift"))
            #expect(!workshop.exists("Modules/Names/NamesModuleTests.swift"))
        }
    }

    @Test func anotherFolderIsTaken() throws {
        try Workshop.run { workshop in
            let options = ["--tests", "swift-testing", "--tests-into", "T", "--testable", "Shop"]
            let run = try RefactorTool.run(Self.emit + options, in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("T/NamesModuleTests.swift").contains("import Testing\n"))
        }
    }

    @Test func withoutTheOptionThereAreNone() throws {
        try Workshop.run { workshop in
            let run = try RefactorTool.run(Self.emit, in: workshop.folder)
            #expect(run.status == 0 && !run.output.contains("tests"))
            #expect(!workshop.exists("Modules/NamesTests"))
        }
    }

    @Test(arguments: [
        ("Package.swift", "Sources/My-Shop/NamesController.swift", "My_Shop"),
        ("Corner Shop.xcodeproj/project.pbxproj", "App/Screens/NamesController.swift", "Corner_Shop"),
    ])
    func theModuleOfTheAppIsFound(project: String, source: String, expected: String) throws {
        try Workshop.run { workshop in
            try workshop.write("", to: project)
            try workshop.write(Workshop.controller, to: source)
            let run = try workshop.refactor("emit", source, "--into", "Out", "--only", "all", "--tests", "xctest")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("OutTests/NamesModuleTests.swift").contains("@testable import \(expected)\n"))
        }
    }

    @Test func aDryRunShowsThemToo() throws {
        try Workshop.run { workshop in
            let before = try contents(of: workshop.folder)
            let options = ["--tests", "xctest", "--testable", "Shop", "--dry-run"]
            let run = try RefactorTool.run(Self.emit + options, in: workshop.folder)
            #expect(run.output.contains("diff --git a/Modules/NamesTests/NamesModuleTests.swift"), "\(run.errorOutput)")
            #expect(try contents(of: workshop.folder) == before)
        }
    }

    @Test func testsThatExistAreNotOverwritten() throws {
        try Workshop.run { workshop in
            try workshop.write("// mine\n", to: "Modules/NamesTests/NamesModuleTests.swift")
            let options = ["--tests", "xctest", "--testable", "Shop"]
            try expectRefusal(
                Self.emit + options, status: 1, saying: "NamesModuleTests.swift", "'Modules/NamesTests'", "--force",
                in: workshop.folder)
            #expect(try RefactorTool.run(Self.emit + options + ["--force"], in: workshop.folder).status == 0)
        }
    }

    @Test func theAccountListsThem() throws {
        try Workshop.run { workshop in
            let options = ["--tests", "xctest", "--testable", "Shop", "--format", "json"]
            let run = try RefactorTool.run(Self.emit + options, in: workshop.folder)
            #expect(run.output.contains("\"folder\" : \"Modules/NamesTests\""), "\(run.output)")
            #expect(run.output.contains("\"omitted\" : ["))
        }
    }

    @Test func whatCannotBeIsRefused() throws {
        try Workshop.run { workshop in
            let tests = ["--tests", "xctest"]
            let folder = workshop.folder
            try expectRefusal(
                Self.emit + tests, status: 2, saying: "NamesController.swift", "--testable Shop", in: folder)
            try expectRefusal(
                Self.emit + tests + ["--testable", "My Shop"], status: 2, saying: "'My Shop'", in: folder)
            try expectRefusal(
                Self.emit + ["--tests-into", "T"], status: 2, saying: "--tests-into", "--tests", in: folder)
            try expectRefusal(
                Self.emit + tests + ["--testable", "Shop", "--bodies", "stub"], status: 2, saying: "stub", in: folder)
            try expectUsageError(Self.emit + ["--tests", "quick"], saying: "xctest", "swift-testing")
        }
    }

    @Test func objectiveCHasThemInItsOwnLanguage() throws {
        try Workshop.run { workshop in
            let source = PackageRoot.path + "/samples/YSLoginViewController.m"
            let emit = ["emit", source, "--into", "Out", "--only", "all"]
            let run = try RefactorTool.run(emit + ["--tests", "xctest"], in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(
                try workshop.read("OutTests/YSLoginPresenterTests.m").contains("@implementation YSLoginPresenterTests"))
            #expect(workshop.exists("OutTests/Mocks/YSLoginMocks.h"))
            try expectRefusal(
                emit + ["--tests", "swift-testing"], status: 2, saying: "swift-testing", "Objective-C",
                "--tests xctest",
                in: workshop.folder)
            try expectRefusal(
                emit + ["--tests", "xctest", "--testable", "Shop"], status: 2, saying: "headers", "--testable",
                in: workshop.folder)
        }
    }
}
