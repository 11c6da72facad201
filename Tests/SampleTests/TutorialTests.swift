import Foundation
import TestSupport
import Testing

/// The commands of the tutorial run as they stand there, and print what it shows.
///
/// A line `…` stands for any lines; `make goldens` writes the others anew where no such line is.
struct TutorialTests {
    private static let page = "docs/tutorial.md"

    /// A command, and the lines of the page that show what it prints.
    private struct Command {
        let text: String
        let line: Int
        var shown: [String] = []

        /// As `diff` ends, a difference of graphs does.
        var status: Int32 { text.contains("--diff") ? 1 : 0 }
    }

    @Test func theTutorialTellsWhatHappens() throws {
        var lines = try PackageRoot.text(of: Self.page).components(separatedBy: "\n")
        try withTemporaryFolder { folder in
            let sample = "samples/LoginController.swift"
            try write(try PackageRoot.text(of: sample), to: folder + "/" + sample)
            let commands = Self.commands(in: lines)
            #expect(commands.count > 15)
            var results: [(Command, [String])] = []
            for command in commands { results.append((command, try printed(by: command, in: folder))) }
            for (command, printed) in results.reversed() where !Self.matches(command.shown, printed) {
                if isRecording, !command.shown.contains("…") {
                    let start = command.line + 1
                    lines.replaceSubrange(start..<(start + command.shown.count), with: printed)
                }
                Issue.record("\(Self.page):\(command.line + 1): it printed\n\(printed.joined(separator: "\n"))")
            }
        }
        if isRecording { try write(lines.joined(separator: "\n"), to: PackageRoot.path + "/" + Self.page) }
    }

    private func printed(by command: Command, in folder: String) throws -> [String] {
        let tools = (RefactorTool.path as NSString).deletingLastPathComponent
        let run = try ProcessRun.of(
            "/bin/sh", ["-c", "PATH=\"\(tools):$PATH\"; \(command.text) 2>&1"], in: folder,
            environment: ["COLUMNS": "80"])
        #expect(run.status == command.status, "\(command.text): \(run.output)")
        return run.output.components(separatedBy: "\n").dropLast().map { String($0) }
    }

    private static func commands(in lines: [String]) -> [Command] {
        var commands: [Command] = []
        var isInside = false
        for (number, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                isInside = line == "```console"
            } else if isInside, line.hasPrefix("$ ") {
                commands.append(Command(text: String(line.dropFirst(2)), line: number))
            } else if isInside, !commands.isEmpty {
                commands[commands.count - 1].shown.append(line)
            }
        }
        return commands
    }

    /// Whether lines are as they are shown.
    private static func matches(_ shown: [String], _ printed: [String]) -> Bool {
        guard let first = shown.first else { return printed.isEmpty }
        if first == "…" {
            return (0...printed.count).contains { matches(Array(shown.dropFirst()), Array(printed.dropFirst($0))) }
        }
        return printed.first == first && matches(Array(shown.dropFirst()), Array(printed.dropFirst()))
    }
}
