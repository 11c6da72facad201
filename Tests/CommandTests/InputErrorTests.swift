import Foundation
import Refactor
import TestSupport
import Testing

@testable import RefactorCLI

/// Files that cannot be read as the user meant them.
struct InputErrorTests {
    @Test(arguments: ["plan", "emit", "graph"])
    func aMissingFileIsNamed(command: String) throws {
        try expectRefused("Missing.swift", command: command, saying: "'Missing.swift'", "no such file")
    }

    @Test(arguments: ["plan", "emit"])
    func aFolderIsNotAFile(command: String) throws {
        try withTemporaryFolder { folder in
            try write("", to: folder + "/Login.swift/keep")
            try expectRefusal(
                arguments(command, "Login.swift"), status: 2, saying: "'Login.swift' is a folder", "--project",
                in: folder)
        }
    }

    @Test func aFolderWithoutScreensHasNoGraph() throws {
        try withTemporaryFolder { folder in
            try write("struct Point { var x = 0 }", to: folder + "/App/Point.swift")
            try expectRefusal(
                ["graph", "App", "-o", "app.svg"], status: 1, saying: "no module and no screen was found in 'App'",
                in: folder)
        }
    }

    @Test func aFileThatIsNoSourceIsRefused() throws {
        try expectRefused(
            "Login.txt", text: "class", status: 2, saying: "'Login.txt' is neither Swift nor Objective-C", ".swift",
            ".m")
    }

    @Test(arguments: ["Login.m", "Login.mm", "Login.h"])
    func objectiveCThatDoesNotEndIsRefusedWithItsLine(name: String) throws {
        try expectRefused(name, text: "\n@implementation Login\n- (void)load {\n", saying: "\(name):", "@end")
    }

    @Test func everyLanguageIsRead() {
        #expect(languages.map(\.language) == SourceLanguage.allCases)
        #expect(language(ofFile: "A.swift")?.language == .swift)
        #expect(language(ofFile: "A.h")?.language == .objectiveC)
        #expect(language(ofFile: "A.kt") == nil)
    }

    @Test func twoLanguagesAreRefused() throws {
        try withTemporaryFolder { folder in
            try write("@implementation Login\n@end\n", to: folder + "/Login.m")
            try write("class Login {}\n", to: folder + "/Login.swift")
            try expectRefusal(
                ["plan", "Login.m", "Login.swift"], status: 2, saying: "'Login.m'", "'Login.swift'", "two languages",
                in: folder)
        }
    }

    @Test(arguments: ["", "\n\n", "\u{FEFF}"])
    func anEmptyFileIsRefused(text: String) throws {
        try expectRefused("Login.swift", text: text, saying: "Login.swift", "empty")
    }

    @Test func invalidUTF8IsRefusedWithItsLine() throws {
        try withTemporaryFolder { folder in
            let bytes = Array("class A {\n    // ".utf8) + [0xC3, 0x28, 0x0A, 0x7D, 0x0A]
            try Data(bytes).write(to: URL(fileURLWithPath: folder + "/Login.swift"))
            try expectRefusal(["plan", "Login.swift"], status: 1, saying: "Login.swift:2:", "UTF-8", in: folder)
        }
    }

    @Test func theFirstSyntaxErrorIsNamedWithItsLine() throws {
        let text = "import UIKit\n\nclass A: UIViewController {\n    func load( {\n    }\n}\n\nclass {\n"
        try expectRefused("Login.swift", text: text, saying: "Login.swift:4:", "syntax error")
    }

    @Test func swiftUIIsNotReadYet() throws {
        let text = "import SwiftUI\n\nstruct LoginView: View {\n    var body: some View { Text(\"\") }\n}\n"
        try expectRefused(
            "Login.swift", text: text, saying: "Login.swift:3:", "'LoginView'", "SwiftUI", "not supported yet")
    }

    @Test func aFileWithoutClassHoldsNoController() throws {
        try expectRefused("Login.swift", text: "struct A {}\n", saying: "Login.swift", "no class")
    }

    @Test func anExtensionAloneIsNotEnough() throws {
        let text = "extension LoginController {\n    func load() {}\n}\n"
        try expectRefused("Login.swift", text: text, saying: "'LoginController'", "declares the class")
    }

    @Test func anUnknownTypeIsAnsweredWithThoseThatThereAre() throws {
        try Workshop.run { workshop in
            try expectRefusal(
                ["plan", "NamesController.swift", "--type", "NameController"], status: 1, saying: "'NameController'",
                "NamesController", in: workshop.folder)
        }
    }

    @Test(arguments: ["emit", "graph"])
    func ofSeveralControllersOneMustBeChosen(command: String) throws {
        let text = "class A: UIViewController {}\nclass B: UIViewController {}\n"
        try expectRefused("Two.swift", text: text, command: command, status: 2, saying: "A, B", "--type")
    }

    @Test func severalControllersDoNotFitIntoOnePlanFile() throws {
        try withTemporaryFolder { folder in
            try write("class A: UIViewController {}\nclass B: UIViewController {}\n", to: folder + "/Two.swift")
            try expectRefusal(
                ["plan", "Two.swift", "-o", "two.plan.yml"], status: 2, saying: "A, B", "--type", in: folder)
        }
    }

    @Test func aProjectMustBeAFolder() throws {
        try Workshop.run { workshop in
            try expectRefusal(
                ["plan", "NamesController.swift", "--project", "Nowhere"], status: 2, saying: "'Nowhere'", "folder",
                in: workshop.folder)
        }
    }

    // MARK: - One file

    private func arguments(_ command: String, _ name: String) -> [String] {
        switch command {
        case "emit": [command, name, "--into", "Out"]
        case "graph": [command, name, "-o", "out.svg"]
        default: [command, name]
        }
    }

    private func expectRefused(
        _ name: String, text: String? = nil, command: String = "plan", status: Int32 = 1, saying first: String,
        _ second: String, _ third: String = "", _ fourth: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try withTemporaryFolder { folder in
            if let text { try write(text, to: folder + "/" + name) }
            try expectRefusal(
                arguments(command, name), status: status, saying: first, second, third.isEmpty ? first : third,
                fourth.isEmpty ? first : fourth, in: folder, sourceLocation: sourceLocation)
        }
    }
}
