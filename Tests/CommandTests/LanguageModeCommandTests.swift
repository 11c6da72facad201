import TestSupport
import Testing

/// `emit --project` reads from the manifest or the Xcode project around a source how it is compiled.
struct LanguageModeCommandTests {
    @Test(arguments: [
        ("Package.swift", "// swift-tools-version: 6.2\n.defaultIsolation(MainActor.self)\n", true, true),
        ("Package.swift", "// swift-tools-version: 6.0\nswiftLanguageModes: [.v5]\n", false, false),
        ("Package.swift", "// swift-tools-version: 5.9\n", false, false),
        ("App.xcodeproj/project.pbxproj", "SWIFT_VERSION = 6.0;\n", true, false),
        (
            "App.xcodeproj/project.pbxproj",
            "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\nSWIFT_VERSION = 5.0;\n", false, true
        ),
    ])
    func theModeIsReadFromTheProject(file: String, text: String, isSwift6: Bool, isMainActor: Bool) throws {
        try withTemporaryFolder { folder in
            let app = folder + "/App"
            try write(text, to: app + "/" + file)
            try expectMode(of: app, into: folder + "/out", isSwift6: isSwift6, isMainActor: isMainActor)
        }
    }

    /// What a configuration does not say itself, the file says that it is based on, or one that this includes.
    @Test(arguments: [
        ("", "SWIFT_VERSION = 6.0\n", true, false), ("SWIFT_VERSION = 5.0;", "SWIFT_VERSION = 6.0\n", false, false),
        ("", "#include \"../Shared.xcconfig\"\n// SWIFT_VERSION = 6.0\n", false, true),
    ])
    func theModeIsReadFromABaseConfiguration(
        settings: String, text: String, isSwift6: Bool, isMainActor: Bool
    ) throws {
        try withTemporaryFolder { folder in
            let app = folder + "/App"
            let project = """
                \t\tA1 /* Debug */ = {
                \t\t\tisa = XCBuildConfiguration;
                \t\t\tbaseConfigurationReference = B2 /* App.xcconfig */;
                \t\t\tbuildSettings = {
                \t\t\t\tPRODUCT_NAME = App;
                \t\t\t\t\(settings)
                \t\t\t};
                \t\t\tname = Debug;
                \t\t};

                """
            try write(project, to: app + "/App.xcodeproj/project.pbxproj")
            try write(text, to: app + "/Config/App.xcconfig")
            try write(
                "SWIFT_VERSION = 5.0\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n", to: app + "/Shared.xcconfig")
            try expectMode(of: app, into: folder + "/out", isSwift6: isSwift6, isMainActor: isMainActor)
        }
    }

    /// What is emitted into a folder for a screen of the app is written for that mode.
    private func expectMode(
        of app: String, into out: String, isSwift6: Bool, isMainActor: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try write(try PackageRoot.text(of: "samples/PostsViewController.swift"), to: app + "/Sources/Posts.swift")
        let run = try RefactorTool.run([
            "emit", app + "/Sources/Posts.swift", "--project", app, "--style", "viperit", "--only", "all", "--into",
            out,
        ])
        #expect(run.status == 0, "\(run.errorOutput)", sourceLocation: sourceLocation)
        let view = try read(out + "/Posts.swift")
        let router = try read(out + "/PostsRouter.swift")
        #expect(
            view.contains("extension PostsViewController: @preconcurrency PostsViewApi") == isSwift6,
            sourceLocation: sourceLocation)
        #expect(
            router.contains("nonisolated final class PostsRouter: Router") == isMainActor,
            sourceLocation: sourceLocation)
    }
}
