import ArgumentParser
import Foundation
import Refactor

/// `refactor mcp`: the commands as tools of a coding assistant.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serves scan, plan, explain, emit, graph and verify to a coding assistant.",
        discussion: """
            Speaks the Model Context Protocol (revision 2025-11-25), a line of JSON for each message, over standard input and \
            output, until the input ends. What a tool answers is what the command prints with --format json. Paths are below \
            the root; what leads out of it is refused. 'emit' writes nothing unless 'write' is true. Nothing is run, built or \
            fetched.

            skills/refactor/SKILL.md in the repository tells an assistant how to work with it.

            EXAMPLES
              refactor mcp
              refactor mcp --root ~/Projects/Shop
            """
    )

    @Option(help: "The folder that all paths are below; the working folder if not given.", completion: .directory)
    var root = "."

    func run() throws {
        guard Disk.isFolder(root) else { throw CommandError.notADirectory(path: root) }
        let real = Disk.realPath(root)
        guard FileManager.default.changeCurrentDirectoryPath(real) else {
            throw CommandError.unreadable(path: root, reason: "it cannot be entered")
        }
        ToolServer(root: real).run()
    }
}
