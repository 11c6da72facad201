import ArgumentParser
import Refactor

/// `refactor mark`: step 1 of the method, the controller regrouped under section marks.
struct MarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mark",
        abstract: "Regroups a controller under section marks.",
        discussion: """
            Whole members move, with their comments, inside the class, extension \
            or @implementation that they stand in; never across #if or other code \
            between them, and properties keep their order. Nothing else changes: \
            the same declarations, the same tokens. A second run changes nothing.

            EXAMPLES
              refactor mark LoginController.swift --dry-run | less
              refactor mark LoginController.swift --in-place
              refactor mark LoginController.swift --format json
              refactor mark NoteEditorController.m --annotate --in-place
              refactor mark LoginController.swift --titles project --project . --dry-run
              refactor mark LoginController.swift --titles titles.yml --in-place

            TITLES
              fourteen   those of the method: View life, View config, Update view …
              project    those that the files use most; with --project, the whole app
              FILE.yml   your own, a line for each responsibility, such as
                           state: Properties
                           view-life: Life Cycle
                           business-use-case: Use Cases
            """
    )

    enum Mode: String, EnumerableFlag {
        case move, annotate

        static func help(for value: Mode) -> ArgumentHelp? {
            switch value {
            case .move: "Regroup whole members under the marks."
            case .annotate: "Write marks where the responsibility changes; move nothing."
            }
        }
    }

    enum Target: String, EnumerableFlag {
        case dryRun, inPlace

        static func help(for value: Target) -> ArgumentHelp? {
            switch value {
            case .dryRun: "Print a unified diff for 'git apply' and write nothing."
            case .inPlace: "Rewrite the files; otherwise the new text is printed."
            }
        }
    }

    @OptionGroup var inputs: Inputs

    @Option(help: "The titles of the marks: fourteen, project, or a file (.yml); fourteen if not given.")
    var titles: String?

    @Flag(exclusivity: .exclusive)
    var mode: Mode = .move

    @Flag(exclusivity: .exclusive)
    var target: Target?

    @Option(help: "How to print: text, or json (the account and the difference, in place of the new text).")
    var format: PrintFormat = .text

    func run() throws {
        try inputs.requirePlanFile()
        // What a killed run had begun is finished before it is read.
        if target == .inPlace { Disk.clearLeftovers(beside: inputs.files) }
        let material = try inputs.material()
        let choice = try titles.map { try TitleChoice($0) } ?? material.settings.titles ?? TitleChoice("fourteen")
        let options = MarkOptions(
            mode: mode == .move ? .move : .annotate,
            titles: try choice.titles(for: material, project: inputs.project))
        for remark in try inputs.remarks() { Terminal.remark(remark) }
        let marking = try marking(of: material, options)
        try material.checkPlanFile()
        guard marking.faults.isEmpty else { throw CommandError.refused(marking.faults) }
        let changed = marking.files.filter(\.isChanged)
        if target == .inPlace {
            try Disk.replace(changed.map { ($0.path, $0.new) })
        }
        if format == .json {
            let document = MarkDocument(of: marking, written: target == .inPlace) { diff(of: [$0]) }
            return Terminal.print(try PlanJSON.encoded(document))
        }
        if target == .dryRun { Terminal.print(diff(of: changed)) }
        if target == nil { try print(marking.files) }
        Terminal.error(MarkSummary(marking: marking, mode: options.mode, isWritten: target == .inPlace).text())
    }

    private func marking(of material: Inputs.Material, _ options: MarkOptions) throws(CommandError) -> Marking {
        guard let first = material.facts.first else { throw .controller(.noType(path: inputs.files.first ?? "")) }
        do {
            return try Refactoring.marking(
                of: material.facts, project: material.project, decisions: material.decisions, options: options,
                in: RefactorCLI.language(first.language))
        } catch {
            throw .controller(error)
        }
    }

    /// The text of the only file; headers, which never change, are not printed.
    private func print(_ files: [Marking.File]) throws(CommandError) {
        let sources = files.count > 1 ? files.filter { !$0.path.hasSuffix(".h") } : files
        guard sources.count < 2 else { throw .severalTexts(sources.map { "'\($0.path)'" }) }
        for file in sources { Terminal.print(String(decoding: file.new, as: UTF8.self)) }
    }

    private func diff(of files: [Marking.File]) -> String {
        files.map { file in
            UnifiedDiff.text(
                path: Disk.pathInDiff(file.path), old: String(decoding: file.old, as: UTF8.self),
                new: String(decoding: file.new, as: UTF8.self))
        }.joined()
    }
}
