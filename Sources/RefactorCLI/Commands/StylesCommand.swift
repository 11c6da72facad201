import ArgumentParser
import Refactor

/// `refactor styles`: the architecture styles, what each consists of, and what it makes of a small controller.
struct StylesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "styles",
        abstract: "Lists the architecture styles, shows one, or makes one of your own.",
        discussion: """
            A team's own style is .refactor/styles/NAME/style.yml in the project, or in ~/.config/refactor/styles for all \
            projects of a user. Its name works wherever --style does; the nearest of a name is used.

            EXAMPLES
              refactor styles
              refactor styles show infinum
              refactor styles init --from rambler-swift house
              refactor styles import Templates/swifty_viper
              refactor styles export ribs --xcode Templates
              refactor plan LoginController.swift --style house
              refactor emit LoginController.swift --style vipera --into Modules/Login
            """,
        subcommands: [Export.self, Import.self, Init.self, List.self, Show.self], defaultSubcommand: List.self
    )

    /// Every style in a few lines.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Lists the architecture styles.")

        @Option(help: "How to print: text or json.")
        var format: PrintFormat = .text

        /// A style that cannot be read is told, and the others are listed all the same.
        func run() throws {
            Terminal.chooseColour()
            let catalog = StyleCatalog(near: ["."])
            var found: [FoundStyle] = []
            var faults: [CommandError] = []
            for name in catalog.names {
                do {
                    found.append(try catalog.style(named: name))
                } catch {
                    faults.append(error)
                }
            }
            switch format {
            case .text: Terminal.print(found.map(StyleListing.entry).joined(separator: "\n"))
            case .json:
                let documents = found.map { StyleDocument(of: $0.style, file: $0.path) }
                Terminal.print(try PlanJSON.encoded(documents))
            }
            for fault in faults { Terminal.remark("\(fault)") }
            if let fault = faults.first { throw ExitCode(fault.exitCode) }
        }
    }

    /// One style with its diagram and a worked example.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Shows a style: its parts, who holds whom, and what it makes of a small controller.")

        @Argument(help: "The style's name, as 'refactor styles' lists it.", completion: .styles)
        var style: String

        @Option(help: "How to print: text or json.")
        var format: PrintFormat = .text

        func run() throws {
            Terminal.chooseColour()
            let found = try StyleCatalog(near: ["."]).style(named: style)
            switch format {
            case .text: Terminal.print(try StyleListing.page(of: found))
            case .json:
                var document = StyleDocument(of: found.style, file: found.path)
                document.example = try StyleListing.example(of: found.style)
                Terminal.print(try PlanJSON.encoded(document))
            }
        }
    }

    /// A style of one's own, as a copy of another.
    struct Init: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes a style of your own to start from, as a copy of another.",
            discussion: """
                Writes .refactor/styles/NAME/style.yml below the working folder, or below ~/.config/refactor/styles with
                --user. To call the parts of a module otherwise, change their names there.

                EXAMPLES
                  refactor styles init house
                  refactor styles init --from rambler-swift house
                  refactor styles init --from ribs --user house
                """
        )

        @Argument(help: "The name of the new style: small letters, digits and '-'.")
        var name: String

        @Option(help: "The style to copy.")
        var from = Refactor.Style.viper.id

        @Flag(help: "Write it for all projects of this user.")
        var user = false

        @Flag(help: "Overwrite a style of that name.")
        var force = false

        func run() throws {
            let found = try StyleCatalog(near: ["."]).style(named: from)
            let target = try StyleFolder(named: name, isOfUser: user, replacing: force)
            try target.write(found, schema: SchemaCatalog.text(of: "style.yml"))
            Terminal.print("wrote \(target.file)\n'refactor styles show \(name)' shows what it does\n")
        }
    }

    /// A style out of a template of another generator.
    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Makes a style of a Generamba or VIPERA template, as far as it goes.",
            discussion: """
                A Generamba template is a folder with a .rambaspec and Liquid files, one of VIPERA a folder with files
                named {module}…. Its classes become components, what they hold becomes ports, its other files templates.
                The code inside of its methods is not carried over: moved code takes its place. What else is not is listed.

                EXAMPLES
                  refactor styles import Templates/swifty_viper
                  refactor styles import Templates/swifty_viper house
                  refactor styles import ~/.vipera/Classic --user
                """
        )

        @Argument(help: "The folder of the template.", completion: .directory)
        var folder: String

        @Argument(help: "The name of the style; that of the template if not given.")
        var name: String?

        @Flag(help: "Write it for all projects of this user.")
        var user = false

        @Flag(help: "Overwrite a style of that name.")
        var force = false

        func run() throws {
            Terminal.chooseColour()
            let imported = try StyleImport.read(folder, named: name)
            let target = try StyleFolder(named: imported.found.style.id, isOfUser: user, replacing: force)
            try target.write(imported.found, schema: SchemaCatalog.text(of: "style.yml"))
            Terminal.print("wrote \(target.file)\n" + StyleListing.entry(of: imported.found))
            if !imported.notes.isEmpty {
                Terminal.print("not carried over, or changed\n" + imported.notes.map { "  \($0)\n" }.joined())
            }
            Terminal.print("'refactor new Login --style \(target.name) --into Login' tries it\n")
        }
    }

    /// A style as a template for Xcode.
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes a style as a file template for Xcode, for blank modules.",
            discussion: """
                Writes DIR/STYLE.xctemplate. Xcode finds it in the dialog of File, New, File, when it lies below
                ~/Library/Developer/Xcode/Templates/File Templates.

                EXAMPLES
                  refactor styles export ribs --xcode Templates
                  refactor styles export rambler --language objc --xcode Templates
                """
        )

        @Argument(help: "The style's name, as 'refactor styles' lists it.", completion: .styles)
        var style: String

        @Option(help: "The folder for the template.", completion: .directory)
        var xcode: String

        @Option(help: "The language: swift or objc; swift, where the style can be written in it.")
        var language: NewCommand.Format?

        @Flag(help: "Overwrite a template of that name.")
        var force = false

        func run() throws {
            let catalog = StyleCatalog(near: ["."])
            let found = try catalog.style(named: style)
            let language = try NewCommand.language(language, of: found.style, in: catalog)
            let template = XcodeTemplate(found: found, language: language)
            let folder = Surroundings.path(template.name, in: xcode)
            if Disk.exists(folder), !force { throw CommandError.style(.exists(path: folder)) }
            let files = try template.files()
            try Disk.write(files, into: folder)
            Terminal.print("wrote \(folder) with \(files.count) files\n")
        }
    }
}
