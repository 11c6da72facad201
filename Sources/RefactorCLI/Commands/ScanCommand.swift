import ArgumentParser
import Foundation
import Refactor

/// `refactor scan`: ranks the controllers of a code base; writes nothing but the ranking.
struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Ranks the controllers of a code base: which to refactor first, and why.",
        discussion: """
            A controller's score is the number of lines that other roles should \
            have, parts of methods included, plus those of them that 'emit' moves \
            as they stand; times the number of other roles with ten lines or \
            more; times its own lines in hundreds; times two if it is massive by \
            the published threshold (more than 13 methods, 13 properties and 147 \
            statements).

            Every controller is planned as by 'refactor plan FILE --project DIR'. \
            Pods, Carthage and folders of builds are not read; what a \
            .gitignore leaves out is read but not ranked, and so are folders of \
            tests and of other people's code: \
            \(AppFolder.leftOut.joined(separator: ", ")). \
            A file that cannot be parsed is named and passed over. What .refactor.yml \
            says under 'exclude' and 'roles' counts here too.

            EXAMPLES
              refactor scan .
              refactor scan Sources --top 25 --min-lines 300
              refactor scan . --exclude Legacy --include Vendor
              refactor scan . --all --format json -o controllers.json
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case table, json, markdown
    }

    @Argument(help: "The folder of the code base.", completion: .directory)
    var folder: String

    @Option(
        help: "How to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")); by -o's ending if not given.")
    var format: Format?

    @Option(name: .shortAndLong, help: "The file to write instead of standard output.", completion: .file())
    var output: String?

    @Option(help: "How many controllers to list; 10 if not given.")
    var top: Int?

    @Flag(help: "List all controllers.")
    var all = false

    @Option(help: "Pass over controllers with fewer lines.")
    var minLines = 0

    @Option(help: "Rank what is left out otherwise: a folder's name, or a path with '*'. May be repeated.")
    var include: [String] = []

    @Option(help: "Do not rank a folder or file: its name, or a path with '*'. May be repeated.")
    var exclude: [String] = []

    func validate() throws {
        if let top, top < 1 { throw ValidationError("--top needs a number from 1; --all lists all controllers.") }
        if all, top != nil { throw ValidationError("--all lists all controllers and --top some; choose one.") }
        guard minLines >= 0 else { throw ValidationError("--min-lines needs a number from 0.") }
    }

    func run() throws {
        Terminal.chooseColour(toFile: output != nil)
        let report = try report()
        let count = all ? nil : top ?? 10
        let text: String
        switch chosenFormat {
        case .table: text = ScanText(report: report, count: count).text()
        case .markdown: text = ScanMarkdown(report: report, count: count).text()
        case .json: text = try PlanJSON.encoded(document(of: report, first: count))
        }
        guard let output else { return Terminal.print(text) }
        try Disk.write(text, to: output)
        Terminal.error("wrote \(output)")
    }

    private func report() throws(CommandError) -> ScanReport {
        let settings = try ProjectSettings.read(near: folder)
        for remark in settings.remarks { Terminal.remark(remark) }
        let app = AppFolder(path: folder, including: include, excluding: exclude + settings.exclude)
        return try AppScan(app, told: settings.kinds).report(minLines: minLines)
    }

    private var chosenFormat: Format {
        if let format { return format }
        switch (output ?? "" as String).split(separator: ".").last {
        case "json": return .json
        case "md", "markdown": return .markdown
        default: return .table
        }
    }
}
