import Refactor
import Testing

/// What a new file says besides the code that moved: licence, imports, marks, access, signatures.
struct NewFileTests {
    private static let source = """
        //
        //  TeaController.swift
        //  SPDX-License-Identifier: MIT
        //

        import Kettle
        import UIKit

        final class TeaController: UIViewController {
            enum BrewError: Error { case cold }
            private var cups = 0

            // MARK: - Life cycle

            override func viewDidLoad() {
                super.viewDidLoad()
                cups += 1
                do { try brew(90) } catch {}
                open()
            }

            private func brew(_ degrees: Int) throws(BrewError) {
                if degrees < 80 { throw .cold }
            }

            private func open() {
                let next = UIViewController()
                next.title = "\\(cups)"
                navigationController?.pushViewController(next, animated: true)
            }
        }

        """

    /// A file of the module, in view of another one of the app.
    private func text(of file: String, besides other: String = "", in source: String = source) throws -> String {
        let controller = SourceFile(path: "TeaController.swift", text: source)
        var decisions = Refactoring.Decisions(style: .viper)
        decisions.pins = ["brew(_:)": .presenter, "open()": .router]
        let plan = try #require(
            try Refactoring.plans(
                for: [try language(ofFile: controller.path).facts(of: controller)],
                project: projectFacts(of: [SourceFile(path: "Other.swift", text: other)]), decisions: decisions
            ).first)
        let emission = Refactoring.emission(of: plan, in: try language(ofFile: controller.path), bodies: .move)
        try #require(emission.faults.isEmpty, "\(emission.faults)")
        let found = try #require(emission.emission.files.first { $0.name == file })
        return String(decoding: found.bytes(from: plan.controller.files), as: UTF8.self)
    }

    @Test func aLicenceIsOfEveryFile() throws {
        for name in ["TeaRouter.swift", "TeaProtocols.swift", "TeaBuilder.swift"] {
            let head = "//\n//  \(name)\n//  SPDX-License-Identifier: MIT\n//\n\nimport"
            #expect(try text(of: name).hasPrefix(head))
        }
    }

    /// Line breaks of Windows end the comment's lines as well: without that the whole source was taken for it.
    @Test func aLicenceEndsWithItsCommentWhateverTheLineBreaks() throws {
        let source = Self.source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let head = "//\r\n//  TeaRouter.swift\r\n//  SPDX-License-Identifier: MIT\r\n//\r\n\r\nimport"
        #expect(try text(of: "TeaRouter.swift", in: source).hasPrefix(head))
    }

    /// Whose it is is of every file; who made the source, and when, is not.
    @Test func whoMadeTheSourceDidNotMakeTheRest() throws {
        let source = Self.source.replacing(
            "SPDX-License-Identifier: MIT",
            with: "Created by A on 1.1.20.\n//  Copyright © 2020 Tea. All rights reserved.")
        let head = "//\n//  TeaRouter.swift\n//  Copyright © 2020 Tea. All rights reserved.\n//\n\nimport"
        #expect(try text(of: "TeaRouter.swift", in: source).hasPrefix(head))
    }

    /// The name of the app at the head of a source is at the head of all.
    @Test(arguments: [
        ("Tea-Room App", true), ("TeaController.swift", false), ("Boils water, and serves it too.", false),
    ])
    func aBannerIsOfEveryFile(text line: String, isCopied: Bool) throws {
        let source = Self.source.replacing(
            "//  TeaController.swift\n//  SPDX-License-Identifier: MIT", with: "// \(line)")
        #expect(source.hasPrefix("//\n// \(line)\n//\n\nimport"))
        #expect(try text(of: "TeaRouter.swift", in: source).hasPrefix("//\n// \(line)\n//\n\nimport") == isCopied)
    }

    /// The name of the file stands in one comment, the licence in the next.
    @Test func theLicenceMayBeASecondComment() throws {
        let source = Self.source.replacing(
            "//  SPDX-License-Identifier: MIT\n//", with: "//\n\n/*\n Covered by the GNU Public License.\n */")
        let head = "//\n//  TeaRouter.swift\n//\n\n/*\n Covered by the GNU Public License.\n */\n\nimport"
        #expect(try text(of: "TeaRouter.swift", in: source).hasPrefix(head))
    }

    /// Who wrote a file and when is no licence.
    @Test func anotherHeadIsNot() throws {
        let source = Self.source.replacing("SPDX-License-Identifier: MIT", with: "Created by A on 1.1.20.")
        #expect(try text(of: "TeaRouter.swift", in: source).hasPrefix("import UIKit\n"))
    }

    /// All names are the SDK's or the controller's, so that no library has them.
    @Test(arguments: ["TeaRouter.swift", "TeaPresenter.swift", "TeaProtocols.swift"])
    func aLibraryIsImportedForANameAlone(file: String) throws {
        #expect(!(try text(of: file).contains("import Kettle")))
    }

    @Test func aNameThatNobodyDeclaresMayBeTheLibrarys() throws {
        let source = Self.source.replacing("next.title = \"", with: "print(Water.level, next)\n        next.title = \"")
        #expect(try text(of: "TeaRouter.swift", in: source).contains("import Kettle"))
        let declared = try text(of: "TeaRouter.swift", besides: "enum Water { static let level = 1 }", in: source)
        #expect(!declared.contains("import Kettle"))
    }

    /// Frameworks of Swift have names without a prefix.
    @Test(arguments: [("Water", true), ("TKWater", false)])
    func aNameOfObjectiveCIsNotOfSwiftUI(name: String, isImported: Bool) throws {
        let source = Self.source.replacing("import Kettle", with: "import SwiftUI")
            .replacing("next.title = \"", with: "print(\(name).level, next)\n        next.title = \"")
        #expect(try text(of: "TeaRouter.swift", in: source).contains("import SwiftUI") == isImported)
    }

    @Test func anOperatorOfALibraryIsAName() throws {
        let source = Self.source.replacing("next.title = \"", with: "print(1 <~ 2)\n        next.title = \"")
        #expect(try text(of: "TeaRouter.swift", in: source).contains("import Kettle"))
    }

    @Test func aComponentHasNoLifeCycle() throws {
        #expect(!(try text(of: "TeaRouter.swift").contains("MARK")))
    }

    /// The router reads it more than once; who sets it is still the controller alone.
    @Test func whatIsOnlyReadKeepsItsSetter() throws {
        let source = Self.source.replacing("next.title = \"", with: "for _ in 0..<cups {}\n        next.title = \"")
        #expect(try text(of: "TeaController.swift", in: source).contains("    private(set) var cups = 0\n"))
    }

    /// What it reads once it is given.
    @Test func whatIsHandedOverStaysPrivate() throws {
        #expect(try text(of: "TeaController.swift").contains("    private var cups = 0\n"))
    }

    /// A protocol stands outside of the controller.
    @Test func aThrownTypeIsNamedInFull() throws {
        #expect(
            try text(of: "TeaProtocols.swift").contains(
                "func brew(_ degrees: Int) throws(TeaController.BrewError)"))
    }

    /// An app that knows no actors may be built by tools that do not, either.
    @Test func isolationIsForAppsThatKnowIt() throws {
        #expect(!(try text(of: "TeaRouter.swift").contains("@MainActor")))
        #expect(try text(of: "TeaRouter.swift", besides: "@MainActor final class Pot {}").contains("@MainActor"))
    }
}
