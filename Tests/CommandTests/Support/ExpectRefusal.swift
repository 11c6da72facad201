import Foundation
import TestSupport
import Testing

/// Expects that a command is refused with one clear line, and that it prints and writes nothing.
func expectRefusal(
    _ arguments: [String], status: Int32, saying fragments: String..., in folder: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let before = try contents(of: folder)
    let run = try RefactorTool.run(arguments, in: folder)
    #expect(run.status == status, "\(run.errorOutput)", sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, "\(run.output)", sourceLocation: sourceLocation)
    let message = run.errorOutput
    for fragment in fragments {
        #expect(message.contains(fragment), "'\(fragment)' is not said in: \(message)", sourceLocation: sourceLocation)
    }
    let isOneLine = message.hasPrefix("refactor: ") && message.hasSuffix("\n") && message.count { $0.isNewline } == 1
    #expect(isOneLine && !message.hasSuffix(".\n"), "not one line: \(message)", sourceLocation: sourceLocation)
    #expect(!message.contains("Error(") && !message.contains("Optional("), "\(message)", sourceLocation: sourceLocation)
    #expect(try contents(of: folder) == before, "something was written", sourceLocation: sourceLocation)
}

/// Expects that the parser of the command line refuses: a usage error, with a line that starts with `Error:`.
func expectUsageError(
    _ arguments: [String], saying fragments: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let run = try RefactorTool.run(arguments)
    #expect(run.status == 2, "\(run.errorOutput)", sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, "\(run.output)", sourceLocation: sourceLocation)
    for fragment in fragments {
        #expect(
            run.errorOutput.contains(fragment), "'\(fragment)' is not said in: \(run.errorOutput)",
            sourceLocation: sourceLocation)
    }
}

/// Paths and texts of all files below a folder.
func contents(of folder: String) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    var contents: [String: Data] = [:]
    for name in names {
        contents[name] = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
    }
    return contents
}
