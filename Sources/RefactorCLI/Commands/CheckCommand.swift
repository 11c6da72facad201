import ArgumentParser
import Foundation
import Refactor

/// `refactor check`: holds the rules of an architecture against an app.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Holds the architecture of an app to rules: who may know whom, cycles, limits.",
        discussion: """
            The rules stand in .refactor.yml under 'check', or come from a preset. Sources and storyboards are read as they \
            are; nothing is built. Ends with 1 if something violates a rule of at least the severity of --fail-on, with 2 if \
            the check cannot be done.

            EXAMPLES
              refactor check Sources
              refactor check . --preset viper --format xcode
              refactor check . --write-baseline .refactor-baseline.json
              refactor check . --baseline .refactor-baseline.json --strict-baseline
              refactor check . --since origin/main --format github
              refactor check . --format sarif -o check.sarif
            """
    )

    @Argument(help: "The folder of the app; the present one if not given.", completion: .directory)
    var folder = "."

    @Option(help: "The file with the rules, instead of the nearest .refactor.yml.", completion: .file())
    var config: String?

    @Option(
        help: "Rules that many share: clean-rings, ribs, viper. May be repeated; added to those of the file.",
        completion: .list(RulePresets.names))
    var preset: [String] = []

    @Option(
        help: "How to report: checkstyle, github, gitlab, json, junit, sarif, text, xcode; text if not given.",
        completion: .list(CheckReport.formats))
    var format: String?

    @Option(name: .shortAndLong, help: "The file of the report; printed without one.", completion: .file())
    var output: String?

    @Option(
        help: "From which severity the exit code is 1: error, warning, info; none for never; warning if not given.",
        completion: .words("error warning info none"))
    var failOn: String?

    @Option(help: "A file of violations to live with for now; only new ones count.", completion: .file())
    var baseline: String?

    @Option(help: "Write the present violations into this file and end with 0.", completion: .file())
    var writeBaseline: String?

    @Option(
        help: "Judge only what the branch adds: violations that were not there where it left this commit or branch.")
    var since: String?

    @Flag(help: "Entries of the baseline that nothing violates any more are a fault too.")
    var strictBaseline = false

    @Option(help: "Read files that match too, though they are tests or code of others. May be repeated.")
    var include: [String] = []

    @Option(help: "Leave out files that match, such as 'Legacy/*'. May be repeated.")
    var exclude: [String] = []

    func validate() throws {
        if let format, !CheckReport.formats.contains(format) {
            throw ValidationError("--format '\(format)' is none; use \(CheckReport.formats.joined(separator: ", ")).")
        }
        if let failOn, failOn != "none", ArchitectureRule.Severity(rawValue: failOn) == nil {
            throw ValidationError("--fail-on '\(failOn)' is none; use error, warning, info or none.")
        }
        if let wrong = preset.first(where: { RulePresets.rules($0) == nil }) {
            throw ValidationError("--preset '\(wrong)' is none; use \(RulePresets.names.joined(separator: ", ")).")
        }
        if strictBaseline, baseline == nil { throw ValidationError("--strict-baseline needs --baseline.") }
        if since != nil, baseline != nil || writeBaseline != nil {
            throw ValidationError("--since and a baseline are two ways to judge what is new; give one of them.")
        }
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--baseline reads a file and --write-baseline writes one; give one of them.")
        }
        let reporting = [("--format", format), ("--output", output), ("--fail-on", failOn)]
        if writeBaseline != nil, let option = reporting.first(where: { $0.1 != nil })?.0 {
            throw ValidationError("--write-baseline reports nothing and ends with 0; leave \(option) out.")
        }
    }

    func run() throws {
        let isFine: Bool
        do {
            isFine = try check()
        } catch let error as CommandError {
            ErrorDocument.say(error)
            throw ExitCode(2)
        }
        if !isFine { throw ExitCode(1) }
    }

    private func check() throws -> Bool {
        guard Disk.isFolder(folder) else { throw CommandError.notADirectory(path: folder) }
        let check = try ArchitectureCheck(folder: folder, config: config, presets: preset)
        let violations = try check.violations(including: include, excluding: exclude)
        if let writeBaseline {
            try Disk.write(Array(try PlanJSON.encoded(RuleBaseline(violations)).utf8), to: writeBaseline)
            Terminal.error("wrote \(writeBaseline): \(amount(violations.count, "violation"))")
            return true
        }
        var report = CheckReport(
            rules: check.rules, violations: violations, folder: folder, version: ProgramVersion.text)
        if let since {
            let before = try check.violations(before: since, including: include, excluding: exclude)
            let new = RuleBaseline(before).compare(violations).new
            report = CheckReport(rules: check.rules, violations: new, folder: folder, version: ProgramVersion.text)
            report.known = violations.count - new.count
            report.knownPlace = "there before"
        }
        if let baseline {
            let (new, fixed) = try ArchitectureCheck.baseline(at: baseline).compare(violations)
            report = CheckReport(rules: check.rules, violations: new, folder: folder, version: ProgramVersion.text)
            report.known = violations.count - new.count
            if strictBaseline { report.fixed = fixed }
        }
        try deliver(try report.text(as: format ?? "text") ?? "")
        return report.fixed.isEmpty && !fails(report.violations)
    }

    private func fails(_ violations: [RuleViolation]) -> Bool {
        guard let least = ArchitectureRule.Severity(rawValue: failOn ?? "warning") else { return false }
        return violations.contains { $0.severity >= least }
    }

    private func deliver(_ text: String) throws {
        guard let output else { return Terminal.print(text) }
        try Disk.write(Array(text.utf8), to: output)
        Terminal.error("wrote \(output)")
    }
}
