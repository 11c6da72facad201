import ArgumentParser
import Refactor

/// `refactor adapter`: writes what makes a module that provides one protocol serve those who ask for another.
struct AdapterCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapter",
        abstract: "Writes the conversion between a protocol that one module requires and one that another provides.",
        discussion: """
            Members of the same name and types need no code: the provided type conforms. Others are \
            passed on, where labels stand in another order or names speak of the same and the types \
            leave one way only; --map pairs what nobody can tell. If a required member is provided by \
            none, nothing is written and the exit code is 1.

            A style that registers its modules (zik-router) gets the registration, and the provided type \
            itself conforms. In all others a proxy holds the provided object.

            EXAMPLES
              refactor adapter Sources --required NoteListRequiredEditorInput \\
                --provided EditorModuleInput
              refactor adapter Sources --required NoteListRequiredEditorInput \\
                --provided EditorModuleInput --style zik-router --into Sources/Adapters
              refactor adapter A.swift B.swift --required A --provided B \\
                --map 'showLogin(completion:)=presentLogin(then:)'
            """
    )

    @Argument(
        help: "The files of both protocols and of the provided type, or folders that hold them.", completion: .file())
    var files: [String]

    @Option(help: "The protocol that the caller's module asks for.")
    var required: String

    @Option(help: "The protocol that the other module provides.")
    var provided: String

    @Option(help: "The type behind the provided protocol, where several conform.")
    var providedType: String?

    @Option(
        help:
            "The architecture style; without one, and in styles that register nothing, a proxy is an object of its own.",
        completion: .styles
    )
    var style: String?

    @Option(help: "What the style finds by the protocols: view, module or service; read from the files if not given.")
    var kind: String?

    @Option(
        parsing: .singleValue,
        help: "A required member and the provided one that does its work: 'showLogin(completion:)=presentLogin(then:)'."
    )
    var map: [String] = []

    @Option(help: "The adapter's name; made from that of the provided protocol if not given.")
    var name: String?

    @Option(help: "The folder for the adapter; without one it is printed.", completion: .directory)
    var into: String?

    @Flag(help: "Write an adapter whose missing members fail at run time.")
    var allowMissing = false

    @Flag(help: "Print a unified diff for 'git apply' and write nothing.")
    var dryRun = false

    @Flag(help: "Overwrite files that exist in the folder.")
    var force = false

    @Option(help: "How to print the account: text, or json (with the files' text).")
    var format: PrintFormat = .text

    func validate() throws {
        if into == nil, dryRun || force {
            throw ValidationError(
                "\(dryRun ? "--dry-run" : "--force") needs --into; without it the adapter is printed.")
        }
    }

    func run() throws {
        Terminal.chooseColour()
        let index = try AdapterSources.index(
            of: files, naming: Set([required, provided] + [providedType].compactMap { $0 }))
        let adaptation = try adaptation(in: index)
        guard adaptation.isComplete || allowMissing else { throw CommandError.incompleteAdapter(adaptation) }
        if index.names.contains(adaptation.name), writesType(adaptation) {
            throw CommandError.adapter(.nameTaken(adaptation.name))
        }
        let language = RefactorCLI.language(adaptation.surroundings.language)
        try deliver(language.files(of: adaptation).map { ($0.name, $0.bytes(from: [])) }, adaptation)
    }

    private func adaptation(in index: ProtocolIndex) throws -> Adaptation {
        var request = AdapterRequest(required: required, provided: provided, style: try chosenStyle())
        request.providedType = providedType
        request.name = name
        request.kind = kind
        do throws(AdapterError) {
            for pair in map { try request.map(pair) }
            return try request.adaptation(in: index)
        } catch {
            throw CommandError.adapter(error)
        }
    }

    private func writesType(_ adaptation: Adaptation) -> Bool {
        adaptation.registration != nil || adaptation.form == .proxy
    }

    private func chosenStyle() throws -> Style {
        guard let style else { return .viper }
        return try StyleCatalog(near: files.prefix(1).map(Surroundings.folder) + ["."]).style(named: style).style
    }

    private func deliver(_ files: [(name: String, bytes: [UInt8])], _ adaptation: Adaptation) throws {
        let account = AdapterText(adaptation: adaptation).lines().joined(separator: "\n")
        let document = AdapterDocument(of: adaptation, files: files, into: dryRun ? nil : into)
        if format == .json, dryRun || into == nil { return Terminal.print(try PlanJSON.encoded(document)) }
        guard let into else {
            Terminal.print(files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n"))
            return Terminal.error(account)
        }
        if dryRun {
            for file in files { Terminal.print(try diff(of: file, in: into)) }
            return Terminal.error(account)
        }
        DiskLeftovers.clearUnlessLocked(into)
        let existing = files.map(\.name).filter { Disk.exists(into + "/" + $0) }
        guard existing.isEmpty || force else { throw CommandError.exists(existing, folder: into) }
        try Disk.write(files, into: into, present: force ? .replaced : .refused)
        if format == .json { return Terminal.print(try PlanJSON.encoded(document)) }
        Terminal.print("wrote \(files.map(\.name).joined(separator: ", ")) into \(into)\n\(account)\n")
    }

    private func diff(of file: (name: String, bytes: [UInt8]), in folder: String) throws(CommandError) -> String {
        let path = folder + "/" + file.name
        let old: String? = Disk.exists(path) ? try Disk.read(path).text : nil
        return UnifiedDiff.text(path: Disk.pathInDiff(path), old: old, new: String(decoding: file.bytes, as: UTF8.self))
    }
}
