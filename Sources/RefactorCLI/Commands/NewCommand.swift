import ArgumentParser
import Foundation
import Refactor

/// `refactor new`: a blank module for a new screen, in the same styles as those of emitted code.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes a blank module for a new screen, in the style of your choice.",
        discussion: """
            Every component of the style, every protocol, and the wiring between them; the view controller says when its \
            view is ready, and the rest is yours to fill in. The same styles serve 'emit', so new screens and refactored \
            ones look alike. All files are written or none.

            --viewless leaves out the view, and --children makes a module of other modules: a RIB whose router attaches \
            and detaches them, in the style vipera a tab bar. Other styles have neither.

            EXAMPLES
              refactor new Login --into Modules/Login
              refactor new Login --style ribs --into Modules/Login
              refactor new Session --style ribs --viewless --into Modules/Session
              refactor new Home --style vipera --children Posts,Profile --into Modules/Home
              refactor new Login --style rambler --language objc --into Modules/Login
              refactor new Login --style house --into Modules/Login --dry-run | less
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case swift, objc

        var language: SourceLanguage {
            switch self {
            case .swift: .swift
            case .objc: .objectiveC
            }
        }
    }

    @Argument(help: "The module's name, such as Login.")
    var name: String

    @Option(help: "The architecture style; 'refactor styles' lists them.", completion: .styles)
    var style: String?

    @Option(help: "The folder for the module's files.", completion: .directory)
    var into: String

    @Option(help: "The language: swift or objc; swift, where the style can be written in it.")
    var language: Format?

    @Option(help: "The modules that it is made of, such as Posts,Profile; they are built by their own builders.")
    var children: String?

    @Flag(help: "Write a module without a view.")
    var viewless = false

    @Flag(help: "Print a unified diff for 'git apply' and write nothing.")
    var dryRun = false

    @Flag(help: "Overwrite files that exist in the folder.")
    var force = false

    @Option(help: "How to print what was written: text or json.")
    var format: PrintFormat = .text

    func run() throws {
        Terminal.chooseColour()
        guard isIdentifier(name), name.first?.isUppercase == true else {
            throw CommandError.style(.badModuleName(name))
        }
        let catalog = StyleCatalog(near: [into, "."])
        let found = try catalog.style(named: style ?? ProjectSettings.read(near: into).style ?? Style.viper.id)
        let language = try Self.language(language, of: found.style, in: catalog)
        let module =
            try shaped(found.style, in: language, catalog)
            ?? BlankFiles(
                of: found, module: name, in: language, hasContainer: found.style.hasContainer(near: into)
            ).written(into: into)
        var document = NewModuleDocument(
            module: name, style: found.style.id, language: language, into: into, files: module.files.map(\.name))
        if dryRun {
            document.diff = try module.diff()
            return Terminal.print(format == .json ? try PlanJSON.encoded(document) : document.diff ?? "")
        }
        try module.checkTarget(replacing: force)
        try Disk.write(module.files, into: into, present: force ? .replaced : .refused)
        if format == .json {
            document.written = true
            return Terminal.print(try PlanJSON.encoded(document))
        }
        let count = module.files.count
        Terminal.print("wrote \(count) file\(count == 1 ? "" : "s") into \(into)\n")
        for file in module.files { Terminal.print("  \(file.name)\n") }
    }

    /// The module without a view or with children; nil where neither is asked for.
    private func shaped(
        _ style: Refactor.Style, in language: SourceLanguage, _ catalog: StyleCatalog
    ) throws(CommandError) -> WrittenModule? {
        let children = try childNames()
        var wanted: [ModuleShapes.Shape] = viewless ? [.viewless] : []
        if !children.isEmpty { wanted.append(.children) }
        guard !wanted.isEmpty else { return nil }
        for shape in wanted where style.shapes?.shapes.contains(shape) != true {
            throw .style(.noShape(style.id, shape, able: catalog.names(writing: shape)))
        }
        guard language == .swift else { throw .style(.shapeNotWritten(language)) }
        let files = style.shapes?.written(as: name, viewless: viewless, children: children) ?? []
        return WrittenModule(files, into: into)
    }

    private func childNames() throws(CommandError) -> [String] {
        guard let children else { return [] }
        var names: [String] = []
        for part in children.split(separator: ",", omittingEmptySubsequences: false) {
            let child = String(part).trimmingCharacters(in: .whitespaces)
            guard isIdentifier(child), child.first?.isUppercase == true, child != name, !names.contains(child) else {
                throw .style(.badChild(child, module: name))
            }
            names.append(child)
        }
        return names
    }

    /// The language that was asked for, else one that the style can be written in.
    static func language(
        _ wanted: Format?, of style: Refactor.Style, in catalog: StyleCatalog
    ) throws(CommandError) -> SourceLanguage {
        guard let wanted else { return style.canBeWritten(in: .swift) ? .swift : .objectiveC }
        let language = wanted.language
        guard style.canBeWritten(in: language) else {
            throw .style(.notWritten(style.id, language, writable: catalog.names(writing: language)))
        }
        return language
    }
}
