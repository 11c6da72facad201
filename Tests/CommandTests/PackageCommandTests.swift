import Foundation
import TestSupport
import Testing

/// `emit --package`: the package that is written, the account of it, and what is refused.
struct PackageCommandTests {
    private static let emit = [
        "emit", "App/NamesController.swift", "--project", "App", "--into", "Modules/Names", "--only", "all",
        "--package",
    ]

    /// The controller in the folder of an app that shows it.
    private func run(_ body: (Workshop) throws -> Void) throws {
        try Workshop.run { workshop in
            try workshop.write(Workshop.controller, to: "App/NamesController.swift")
            try workshop.write(
                "import UIKit\n\nfunc names() -> UIViewController { NamesController() }\n", to: "App/Start.swift")
            try FileManager.default.removeItem(atPath: workshop.folder + "/NamesController.swift")
            try body(workshop)
        }
    }

    @Test func aPackageIsWritten() throws {
        try run { workshop in
            try workshop.write("IPHONEOS_DEPLOYMENT_TARGET = 14.2;\n", to: "App.xcodeproj/project.pbxproj")
            let run = try RefactorTool.run(Self.emit, in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(
                try workshop.read("Modules/Names/Package.swift") == """
                    // swift-tools-version:5.9
                    import PackageDescription

                    let package = Package(
                        name: "Names",
                        platforms: [.iOS("14.2")],
                        products: [.library(name: "Names", targets: ["Names"])],
                        targets: [
                            .target(name: "Names"),
                        ]
                    )

                    """)
            let builder = try workshop.read("Modules/Names/Sources/Names/NamesBuilder.swift")
            #expect(builder.contains("\npublic enum NamesBuilder {"), "\(builder)")
            #expect(try workshop.read("App/NamesController.swift") == Workshop.controller)
            #expect(run.output.contains("package  Names, iOS 14.2\n"), "\(run.output)")
            #expect(run.output.contains("public  NamesBuilder, NamesController\n"), "\(run.output)")
            #expect(run.output.contains("\n  App/Start.swift:3\n"), "\(run.output)")
        }
    }

    @Test func testsStandInside() throws {
        try run { workshop in
            let run = try RefactorTool.run(Self.emit + ["--tests", "xctest"], in: workshop.folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            let test = try workshop.read("Modules/Names/Tests/NamesTests/NamesModuleTests.swift")
            #expect(test.contains("@testable import Names\n"))
            let manifest = try workshop.read("Modules/Names/Package.swift")
            #expect(manifest.contains("        .testTarget(name: \"NamesTests\", dependencies: [\"Names\"]),\n"))
            #expect(manifest.contains(".iOS(\"15.0\")"))
        }
    }

    @Test func aDryRunShowsItToo() throws {
        try run { workshop in
            let before = try contents(of: workshop.folder)
            let run = try RefactorTool.run(Self.emit + ["--dry-run"], in: workshop.folder)
            #expect(run.output.contains("diff --git a/Modules/Names/Package.swift"), "\(run.errorOutput)")
            #expect(run.output.contains("\n+public final class NamesController"))
            #expect(try contents(of: workshop.folder) == before)
        }
    }

    // MARK: - What it depends on

    private static let importing = Workshop.controller.replacing("import UIKit\n", with: "import Kit\nimport UIKit\n")
        .replacing("label.text = names", with: "label.text = Greeting(names).text")

    @Test func aPackageOfTheProjectIsADependency() throws {
        try run { workshop in
            try workshop.write(Self.importing, to: "App/NamesController.swift")
            try workshop.write(".library(name: \"Kit\", targets: [\"Kit\"])\n", to: "App/Packages/Kit/Package.swift")
            try workshop.write("public struct Greeting {}\n", to: "App/Packages/Kit/Sources/Kit/Greeting.swift")
            let run = try RefactorTool.run(Self.emit, in: workshop.folder)
            #expect(run.status == 0, "\(run.output)\(run.errorOutput)")
            let manifest = try workshop.read("Modules/Names/Package.swift")
            #expect(manifest.contains("        .package(path: \"../../App/Packages/Kit\"),\n"), "\(manifest)")
            #expect(manifest.contains("                .product(name: \"Kit\", package: \"Kit\"),\n"))
            #expect(run.output.contains("iOS 15.0, needs Kit\n"))
        }
    }

    private static let remote = """
        A1 /* Kit */ = {
            isa = XCSwiftPackageProductDependency;
            package = B2 /* XCRemoteSwiftPackageReference "kit-ios" */;
            productName = Kit;
        };
        B2 /* XCRemoteSwiftPackageReference "kit-ios" */ = {
            isa = XCRemoteSwiftPackageReference;
            repositoryURL = "https://example.org/kit-ios.git";
            requirement = {
                kind = upToNextMajorVersion;
                minimumVersion = 2.1.0;
            };
        };

        """

    @Test func soIsOneThatXcodeLoads() throws {
        try run { workshop in
            try workshop.write(Self.importing, to: "App/NamesController.swift")
            try workshop.write(Self.remote, to: "App.xcodeproj/project.pbxproj")
            let run = try RefactorTool.run(Self.emit, in: workshop.folder)
            #expect(run.status == 0, "\(run.output)\(run.errorOutput)")
            let manifest = try workshop.read("Modules/Names/Package.swift")
            #expect(manifest.contains(".package(url: \"https://example.org/kit-ios.git\", from: \"2.1.0\"),"))
            #expect(manifest.contains(".product(name: \"Kit\", package: \"kit-ios\"),"), "\(manifest)")
        }
    }

    // MARK: - Refusals

    @Test func whatStandsInTheWayIsNamed() throws {
        try run { workshop in
            try workshop.write(Self.importing, to: "App/NamesController.swift")
            try workshop.write("struct Greeting {}\n", to: "App/Greeting.swift")
            let before = try contents(of: workshop.folder)
            let run = try RefactorTool.run(Self.emit, in: workshop.folder)
            #expect(run.status == 1 && run.errorOutput.contains("2 things stand in the way"), "\(run.errorOutput)")
            #expect(
                run.output == """
                      App/NamesController.swift:1   Kit       no Swift package of the project has it: add one, or make it a package of the project
                      App/NamesController.swift:12  Greeting  in App/Greeting.swift:1; move it to a package that both import, or pass it behind a protocol

                    """)
            #expect(try contents(of: workshop.folder) == before)
            let document = try RefactorTool.run(Self.emit + ["--format", "json"], in: workshop.folder)
            #expect(document.status == 1 && document.output.contains("\"declared\" : \"App/Greeting.swift:1\""))
            let schema = try SchemaCheck(decoding: RefactorTool.run(["schema", "ledger"]).output)
            #expect(try schema.faults(in: document.output) == [])
        }
    }

    @Test(arguments: [
        (["--testable", "Shop", "--tests", "xctest"], "leave out --testable"),
        (["--tests-into", "T", "--tests", "xctest"], "leave out --tests-into"),
        (["--module", "Contacts"], "the SDK has a module 'Contacts' already"),
    ])
    func whatFitsNoPackageIsRefused(options: [String], sentence: String) throws {
        try run { workshop in
            try expectRefusal(Self.emit + options, status: 2, saying: sentence, in: workshop.folder)
        }
    }

    @Test func theProjectIsNeeded() throws {
        try Workshop.run { workshop in
            try expectRefusal(
                ["emit", "NamesController.swift", "--into", "Out", "--package"], status: 2,
                saying: "--package needs the app's folder", "--project", in: workshop.folder)
        }
    }

    @Test func objectiveCIsRefused() throws {
        let files = ["emit", "NoteEditorController.m", "--project", ".", "--into", "Nowhere", "--only", "all"]
        try expectRefusal(
            files + ["--package"], status: 2, saying: "--package is for Swift", in: PackageRoot.path + "/samples")
    }
}
