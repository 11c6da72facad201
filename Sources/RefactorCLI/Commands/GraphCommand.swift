import ArgumentParser
import Refactor

/// `refactor graph`: draws the module that a plan would make, or the modules of an app.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draws a planned module, or the modules of an app and what ties them together.",
        discussion: """
            A folder is read as an app: its Swift and Objective-C sources, storyboards and xibs. Where there is no screen, \
            each folder of sources is drawn, and which uses types or functions of which. A file of a module graph is JSON, \
            written by --format json. A picture with more than --max-nodes nodes folds modules and says so. With --diff the \
            exit code is 0 for equal graphs, 1 for others, 2 for trouble.

            EXAMPLES
              refactor graph LoginController.swift -o login.svg
              refactor graph login.plan.yml -o docs/login.svg
              refactor graph LoginController.swift -o login.dot
              refactor graph Sources -o docs/modules.svg
              refactor graph Sources --format json -o modules.json
              refactor graph modules.json -o modules.html \\
                --link 'https://example.com/{file}#L{line}'
              refactor graph modules.json --focus Login,Home --depth 2 -o login.svg
              refactor graph modules.json --group Checkout -o checkout.svg
              refactor graph modules.json --heat fan-in -o fan-in.svg
              refactor graph modules.json --split docs/modules
              refactor graph --diff base.json head.json -o difference.svg
            """
    )

    @OptionGroup var inputs: Inputs

    @OptionGroup var forms: CodeForms

    @OptionGroup(title: "Module graphs") var graph: GraphOptions

    @Option(
        help: "How to write: dot, html, json, mermaid, pdf, png, svg, text; by -o's ending if not given.",
        completion: .words("dot html json mermaid pdf png svg text"))
    var format: String?

    @Option(
        name: .shortAndLong, help: "The picture's file; its ending says the format. Text is printed without one.",
        completion: .file())
    var output: String?

    func validate() throws {
        if let format, !allFormats.contains(format) {
            throw ValidationError("--format '\(format)' is none; use \(allFormats.joined(separator: ", ")).")
        }
        if graph.diff, inputs.files.count != 2 { throw ValidationError("--diff needs two files, the older first.") }
        if graph.diff, let option = graph.firstChoice {
            throw ValidationError("--diff compares whole graphs; leave \(option) out.")
        }
        if graph.diff, output == nil, let format, !["mermaid", "text"].contains(format) {
            throw ValidationError("--diff prints text or mermaid; give a file with -o to draw as \(format).")
        }
        if graph.diff, graph.split != nil { throw ValidationError("--diff and --split do not go together.") }
        if graph.diff, graph.check {
            throw ValidationError("--diff compares graphs and --check draws one; choose one.")
        }
        if graph.split != nil, output != nil { throw ValidationError("--split writes a folder; leave -o out.") }
    }

    func run() throws {
        if let option = inputs.firstOption(forms), graph.diff || inputs.files.contains(where: isModuleGraph) {
            throw CommandError.onlyForControllers(option)
        }
        if let option = graph.firstOfReading, inputs.files.allSatisfy(ModuleGraphFile.isOne) {
            throw CommandError.choice(
                "\(option) is for reading a folder; a file of a module graph is taken as a whole, so leave it out")
        }
        if let option = graph.firstOfPictures, !drawsPicture {
            throw CommandError.choice(
                "\(option) is for pictures; text and JSON say all that there is, so leave it out or draw with -o FILE.svg"
            )
        }
        if graph.diff { return try compare() }
        guard inputs.files.contains(where: isModuleGraph) else { return try drawPlan() }
        guard let path = inputs.files.first, inputs.files.count == 1 else {
            throw ValidationError("A module graph is one file; use --diff to compare two.")
        }
        try write(graph.check ? checked(path) : modules(at: path))
    }

    /// Returns true if a graph is drawn; text and JSON say all that there is.
    private var drawsPicture: Bool {
        if graph.split != nil { return true }
        let ending = output.map { Paths.ending(of: $0).lowercased() } ?? "text"
        return !["json", "text", "txt"].contains(format ?? ending)
    }

    private func isModuleGraph(_ path: String) -> Bool { Disk.isFolder(path) || ModuleGraphFile.isOne(path) }

    private func modules(at path: String) throws(CommandError) -> ModuleGraph {
        guard Disk.isFolder(path) else { return try ModuleGraphFile.read(path) }
        let settings = try ProjectSettings.read(near: path)
        for remark in settings.remarks(about: ["exclude"]) { Terminal.remark(remark) }
        let modules = try AppGraph.read(
            path, including: graph.include, excluding: graph.exclude + settings.exclude, usesCache: !graph.noCache)
        if modules.modules.isEmpty { throw .noModules(path: path) }
        return named(modules, path)
    }

    /// With the name of the folder, if it tells anything.
    private func named(_ modules: ModuleGraph, _ path: String) -> ModuleGraph {
        var modules = modules
        modules.name = AppName.of(modules, readFrom: path)
        return modules
    }

    /// The graph of a folder with what violates its rules as findings.
    private func checked(_ path: String) throws(CommandError) -> ModuleGraph {
        guard Disk.isFolder(path) else { throw .notADirectory(path: path) }
        let check = try ArchitectureCheck(folder: path, config: nil, presets: graph.preset)
        return named(try check.graph(including: graph.include, excluding: graph.exclude), path)
    }

    // MARK: - A planned module

    private func drawPlan() throws {
        if let option = graph.firstGiven { throw CommandError.onlyForModuleGraphs(option) }
        guard let output else {
            throw CommandError.choice("a planned module is drawn; give a file with -o, such as login.svg")
        }
        let format = try chosenFormat(of: output, known: Drawing.formats)
        try inputs.requirePlanFile()
        let plan = inputs.advised(try inputs.singlePlan(as: forms), as: forms).written
        for remark in try inputs.remarks() { Terminal.remark(remark) }
        try Disk.write(try Drawing.bytes(of: plan, as: format), to: output)
        Terminal.print("wrote \(output)\n")
    }

    // MARK: - Module graphs

    private func write(_ modules: ModuleGraph) throws {
        let excerpt = try graph.excerpt(of: modules)
        if let folder = graph.split { return try split(excerpt, of: modules, into: folder) }
        let name = try output.map { try chosenFormat(of: $0, known: allFormats) } ?? format ?? "text"
        let bytes: [UInt8]
        switch name {
        case "json": bytes = Array(try PlanJSON.encoded(document(of: excerpt.graph)).utf8)
        case "text": bytes = Array(ModuleGraphText(excerpt: excerpt).text().utf8)
        default: bytes = try Drawing.bytes(of: excerpt, request(name, of: modules))
        }
        try deliver(bytes, as: name)
    }

    private func deliver(_ bytes: [UInt8], as format: String) throws {
        if let output {
            try Disk.write(bytes, to: output)
            Terminal.error("wrote \(output)")
        } else if Drawing.isText(format) {
            Terminal.print(String(decoding: bytes, as: UTF8.self))
        } else {
            throw ValidationError("A terminal cannot show \(format); give a file with -o.")
        }
    }

    private func split(_ excerpt: GraphExcerpt, of modules: ModuleGraph, into folder: String) throws {
        let name = format ?? "svg"
        guard Drawing.formats.contains(name) else { throw ValidationError("--split writes pictures, not \(name).") }
        let files = try Drawing.pages(of: excerpt, request(name, of: modules))
        try Disk.write(files, into: folder)
        Terminal.error("wrote \(files.count) files into \(folder), index.\(name) first")
    }

    private func request(_ format: String, of modules: ModuleGraph) -> PictureRequest {
        var links = PictureLinks()
        links.source = graph.link
        let name = modules.name.isEmpty ? "Modules" : modules.name
        let page = PicturePage(title: graph.title ?? (modules.isOfFolders ? "Folders" : name), links: links)
        var request = PictureRequest(format: format, page: page)
        request.level = graph.level.flatMap(PictureRequest.Level.init) ?? .app
        // What is near a few modules is a small picture, or none.
        request.limit = graph.maxNodes ?? (graph.focus == nil ? request.limit : 30)
        request.isAsked = graph.maxNodes != nil
        request.isFree = graph.maxNodes == nil && graph.focus == nil && graph.group == nil
        let measure = graph.heat.flatMap(PictureHeat.Measure.init)
        request.heat = measure.map { PictureHeat(measure: $0, figures: ModuleFigures(modules)) }
        return request
    }

    // MARK: - Differences

    /// Prints what differs and ends with 1, or says nothing; like `diff`, it ends with 2 where it cannot tell.
    private func compare() throws {
        let isEqual: Bool
        do {
            isEqual = try difference(of: inputs.files[0], and: inputs.files[1])
        } catch let error as CommandError {
            ErrorDocument.say(error)
            throw ExitCode(2)
        }
        if !isEqual { throw ExitCode(1) }
    }

    /// Prints and draws what differs; says whether nothing does.
    private func difference(of base: String, and head: String) throws -> Bool {
        let difference = GraphDifference(from: try modules(at: base), to: try modules(at: head))
        if difference.isEmpty { return true }
        if output == nil, format == "mermaid" {
            let bytes = try Drawing.bytes(of: difference, request("mermaid", of: difference.union))
            Terminal.print(String(decoding: bytes, as: UTF8.self))
            return false
        }
        let text = DifferenceText(difference: difference).text()
        if let output {
            let name = try chosenFormat(of: output, known: Drawing.formats + ["text"])
            let request = request(name, of: difference.union)
            try Disk.write(name == "text" ? Array(text.utf8) : try Drawing.bytes(of: difference, request), to: output)
            Terminal.error("wrote \(output)")
        }
        Terminal.print(text)
        return false
    }

    // MARK: - Formats

    private var allFormats: [String] { (Drawing.formats + ["json", "text"]).sorted() }

    private func chosenFormat(of path: String, known: [String]) throws(CommandError) -> String {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let name = format ?? ["txt": "text", "mmd": "mermaid", "gv": "dot", "htm": "html"][ending] ?? ending
        guard known.contains(name) else { throw .unknownFormat(path: path, known: known) }
        return name
    }
}
