import ArgumentParser
import Refactor

/// `refactor verify`: checks anybody's split of a controller against the original.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Checks a split that somebody made against the original.",
        discussion: """
            Every statement, declaration and line of a comment of BASE has to stand in exactly one place of the files given \
            behind it, in its order and under its conditions, and nothing may be added to its methods but calls. What may \
            differ: receivers (presenter.load() for load()), access, captures of self, values that a method that was cut out \
            takes as parameters, protocols, marks, the order of members. Give the module's files, not the whole app. A \
            header of BASE that has no counterpart among them counts as left where it is.

            The first line that was lost, doubled or changed is named, and all others; the exit code is 0 if there is none, \
            and 1 otherwise.

            EXAMPLES
              git show main:App/LoginController.swift > old/LoginController.swift
              refactor verify old/LoginController.swift App/Login
              refactor verify old/NoteEditorController.m Modules/NoteEditor --format json
              refactor verify A.swift --also A+Table.swift Modules/A Services/AStore.swift
            """
    )

    @Argument(help: "The original: the controller's file, or a folder of it and its extensions.", completion: .file())
    var base: String

    @Argument(help: "What became of it: folders and files.", completion: .file())
    var split: [String]

    @Option(help: "A further file of the original. May be repeated.", completion: .file())
    var also: [String] = []

    @Option(help: "How to print: \(PrintFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: PrintFormat = .text

    func run() throws {
        Terminal.chooseColour()
        let document = SplitDocument(of: SplitCheck(of: try files(at: split), against: try files(at: [base] + also)))
        switch format {
        case .text: Terminal.print(SplitText(document: document).text())
        case .json: Terminal.print(try PlanJSON.encoded(document))
        }
        if !document.kept { throw ExitCode(1) }
    }

    /// The sources at paths; the other half of a pair of Objective-C comes along.
    private func files(at paths: [String]) throws(CommandError) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths {
            if Disk.isFolder(path) {
                files += try Disk.sources(below: path, without: []).filter { language(ofFile: $0.path) != nil }
            } else {
                for half in SourcePair.completed([path]) where !files.contains(where: { $0.path == half }) {
                    guard language(ofFile: half) != nil else { throw .notASource(path: half) }
                    files.append(try Disk.read(half))
                }
            }
        }
        guard !files.isEmpty else { throw .noSources(paths) }
        return files
    }
}
