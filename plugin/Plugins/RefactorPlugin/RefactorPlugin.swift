import Foundation
import PackagePlugin

/// `swift package refactor …`: the command line of `refactor`, in the folder of the package.
///
/// No permission is asked for, so that `plan`, `scan`, `check` and `graph` run without a question. What writes needs
/// `swift package --allow-writing-to-package-directory refactor emit …`.
@main
struct RefactorPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try run(context.tool(named: "refactor").path.string, arguments, in: context.package.directory.string)
    }

    private func run(_ tool: String, _ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        try process.run()
        process.waitUntilExit()
        // The program has said what is wrong; only its exit code is missing.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension RefactorPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try run(context.tool(named: "refactor").path.string, arguments, in: context.xcodeProject.directory.string)
        }
    }
#endif
