import Foundation
import TestSupport
import Testing

/// The commands of the pages for people run as they stand there, and print what is shown.
///
/// A line `…` stands for any lines; `make goldens` writes the others anew where no such line is. A block of YAML with a path
/// behind it, or of Swift, is a file that the page tells to write.
struct GuideTests {
    private static let pages: [(page: String, samples: [String], commands: Int)] = [
        ("docs/styles.md", ["samples/LoginController.swift"], 10), ("docs/teams.md", ["samples/apps/mixed"], 15),
        ("docs/tutorial.md", ["samples/LoginController.swift"], 15),
    ]

    /// A command, and the lines of the page that show what it prints; or a file, with the lines of its text.
    private struct Step {
        let text: String
        let line: Int
        var isFile = false
        var shown: [String] = []

        /// As `diff` ends, a difference of graphs does.
        var status: Int32 { text.contains("--diff") && !text.contains("echo") ? 1 : 0 }
    }

    @Test(arguments: pages)
    func aPageTellsWhatHappens(page: String, samples: [String], commands: Int) throws {
        var lines = try PackageRoot.text(of: page).components(separatedBy: "\n")
        let steps = Self.steps(in: lines)
        #expect(steps.count { !$0.isFile } > commands)
        try withTemporaryFolder { folder in
            for sample in samples {
                let target = folder + "/" + sample
                try FileManager.default.createDirectory(
                    atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: PackageRoot.path + "/" + sample, toPath: target)
            }
            for (step, printed) in try results(of: steps, in: folder).reversed()
            where !Self.matches(step.shown, printed) {
                if isRecording, !step.shown.contains("…") {
                    let start = step.line + 1
                    lines.replaceSubrange(start..<(start + step.shown.count), with: printed)
                }
                Issue.record("\(page):\(step.line + 1): it printed\n\(printed.joined(separator: "\n"))")
            }
        }
        if isRecording { try write(lines.joined(separator: "\n"), to: PackageRoot.path + "/" + page) }
    }

    /// The members, lines and methods that the README names are those of the sample.
    @Test func theChoicesOfTheREADMECanBeMade() throws {
        let text = try PackageRoot.text(of: "README.md")
        let choices = Set(
            text.matches(of: #/(--(?:explain|keep|rename|set)) '([^']+)'/#).map { [String($0.1), String($0.2)] })
        #expect(choices.count == 4)
        try withTemporaryFolder { folder in
            let sample = try PackageRoot.text(of: "samples/LoginController.swift")
            try write(sample, to: folder + "/LoginController.swift")
            for choice in choices {
                let run = try RefactorTool.run(["plan", "LoginController.swift"] + choice, in: folder)
                #expect(run.status == 0 && run.errorOutput.isEmpty, "\(choice): \(run.errorOutput)")
            }
        }
    }

    /// The build phase of the page on installing is a script, and passes violations on to Xcode.
    @Test func theBuildPhaseRuns() throws {
        let page = try PackageRoot.text(of: "docs/install.md")
        let script = try #require(page.firstMatch(of: #/```sh\n(export PATH(?:.|\n)*?)```/#)).1
        let tools = (RefactorTool.path as NSString).deletingLastPathComponent
        try withTemporaryFolder { folder in
            let rules = "check:\n  rules:\n    - name: small\n      limit: { of: controller-lines, most: 3 }\n"
            try write(rules, to: folder + "/.refactor.yml")
            try FileManager.default.copyItem(
                atPath: PackageRoot.path + "/samples/apps/mixed/Garden", toPath: folder + "/Garden")
            func run(_ path: String) throws -> ProcessRun {
                try ProcessRun.of(
                    "/bin/sh", ["-c", String(script)], in: folder, environment: ["SRCROOT": folder, "PATH": path])
            }
            let found = try run("\(tools):/usr/bin:/bin")
            #expect(found.status == 1 && found.output.contains(": error: "), "\(found.output)\(found.errorOutput)")
            guard !FileManager.default.fileExists(atPath: "/usr/local/bin/refactor") else { return }
            let missing = try run("/nowhere")
            #expect(missing.status == 0 && missing.output.contains("warning: refactor is not installed"))
        }
    }

    /// What the commands print, in the folder that they are in by then.
    private func results(of steps: [Step], in root: String) throws -> [(Step, [String])] {
        var folder = root
        var results: [(Step, [String])] = []
        for step in steps {
            if step.isFile {
                try write(step.shown.joined(separator: "\n") + "\n", to: folder + "/" + step.text)
                continue
            }
            results.append((step, try printed(by: step, in: folder)))
            if let match = step.text.firstMatch(of: /&& cd (\S+)$/) { folder += "/" + String(match.1) }
        }
        return results
    }

    private func printed(by step: Step, in folder: String) throws -> [String] {
        let tools = (RefactorTool.path as NSString).deletingLastPathComponent
        let run = try ProcessRun.of(
            "/bin/sh", ["-c", "exec 2>&1; PATH=\"\(tools):$PATH\"; \(step.text)"], in: folder,
            environment: ["COLUMNS": "80"])
        #expect(run.status == step.status, "\(step.text): \(run.output)")
        return run.output.components(separatedBy: "\n").dropLast().map { String($0) }
    }

    private static func steps(in lines: [String]) -> [Step] {
        var steps: [Step] = []
        var isInside = false
        for (number, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                let file = line.firstMatch(of: /^```(?:swift|yaml) (\S+)$/).map { String($0.1) }
                isInside = line == "```console" || file != nil
                if let file { steps.append(Step(text: file, line: number, isFile: true)) }
            } else if isInside, line.hasPrefix("$ ") {
                steps.append(Step(text: String(line.dropFirst(2)), line: number))
            } else if isInside, !steps.isEmpty {
                steps[steps.count - 1].shown.append(line)
            }
        }
        return steps
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
