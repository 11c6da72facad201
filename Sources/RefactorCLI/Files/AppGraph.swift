import Refactor

/// Reads the module graph of the app in a folder.
enum AppGraph {
    /// The modules of all sources and storyboards below a folder, in sorted order; tests, the code of others, generated
    /// code and what `.gitignore` names are left out unless they are included. Files that cannot be read are told.
    /// A large folder that was read before and has not changed since is remembered, unless nothing may be.
    static func read(
        _ folder: String, including included: [String] = [], excluding excluded: [String] = [], usesCache: Bool = true
    ) throws(CommandError) -> ModuleGraph {
        let (files, failures) = try Self.files(below: folder, including: included, excluding: excluded)
        let isLarge = files.reduce(0) { $0 + $1.bytes.count } > GraphCache.smallest
        let cache = usesCache && isLarge && !failures ? GraphCache(for: files, chosenBy: included) : nil
        if let known = cache?.graph { return known }
        let graph = Self.graph(of: files, wanting: included).graph
        cache?.keep(graph)
        return graph
    }

    /// The same with what its types say about each other, to be held against rules. Code without screens is fine.
    static func checked(_ folder: String, including included: [String], excluding excluded: [String])
        throws(CommandError) -> CheckedApp
    {
        let (files, _) = try Self.files(below: folder, including: included, excluding: excluded)
        let (graph, facts) = Self.graph(of: files, wanting: included)
        return CheckedApp(graph, facts, workers: CoreWorkers())
    }

    /// The same for the app as it was where the present branch left another one.
    static func checked(
        _ folder: String, before reference: String, including included: [String], excluding excluded: [String]
    )
        throws(CommandError) -> CheckedApp
    {
        let app = AppFolder(path: folder, including: included, excluding: excluded)
        let root = app.path.hasSuffix("/") ? app.path : app.path + "/"
        let files = try BranchPoint.files(below: app.path, before: reference).filter { file in
            app.isRanked(app.path == "." ? file.path : root + file.path)
        }
        let (graph, facts) = Self.graph(of: files, wanting: included)
        return CheckedApp(graph, facts, workers: CoreWorkers())
    }

    /// The files of an app; whether one could not be read is told.
    private static func files(below folder: String, including included: [String], excluding excluded: [String])
        throws(CommandError) -> (files: [SourceFile], failures: Bool)
    {
        let app = AppFolder(path: folder, including: included, excluding: excluded)
        let patterns = included.map(PathPattern.init)
        let names = try Disk.sourcePaths(
            below: app.path, including: patterns, ignoring: IgnoreRules(for: app.path))
        let root = app.path.hasSuffix("/") ? app.path : app.path + "/"
        let ranked = names.filter { app.isRanked(app.path == "." ? $0 : root + $0) }
        let contents = inParallel(ranked) { Self.contents(of: $0, at: root + $0) }
        let failures = contents.compactMap(\.failure)
        for failure in failures { Terminal.remark("\(failure)") }
        return (contents.compactMap(\.file), !failures.isEmpty)
    }

    private static func graph(of files: [SourceFile], wanting included: [String]) -> (
        graph: ModuleGraph, facts: AppFacts
    ) {
        let patterns = included.map(PathPattern.init)
        let read = inParallel(files) { file in
            Self.read(file, isWanted: patterns.contains { $0.matches(file.path) })
        }
        let facts = AppFacts(
            files: read.compactMap(\.source), interfaces: read.compactMap(\.interface), workers: CoreWorkers())
        // The command ends soon: to give back millions of small things would take longer than to draw the graph.
        _ = Unmanaged.passRetained(facts)
        let graph = ModuleGraph.read(facts, workers: CoreWorkers())
        guard graph.modules.isEmpty else { return (graph, facts) }
        let names = Set(read.compactMap(\.source?.path))
        return (folders(of: files.filter { names.contains($0.path) }), facts)
    }

    /// Code without screens is drawn by its folders; a single one makes no picture.
    private static func folders(of files: [SourceFile]) -> ModuleGraph {
        let graph = ModuleGraph.folders(of: inParallel(files) { FolderFileReader.read($0) })
        return graph.modules.count > 1 ? graph : ModuleGraph()
    }

    private struct Contents: Sendable {
        var file: SourceFile?
        var failure: CommandError?
    }

    private static func contents(of name: String, at path: String) -> Contents {
        do {
            var file = try Disk.read(path)
            file.path = name
            return Contents(file: file)
        } catch CommandError.isDirectory {
            // A folder that is named like a source is none.
            return Contents()
        } catch {
            return Contents(failure: error)
        }
    }

    private struct ReadFile: Sendable {
        var source: AppFile?
        var interface: InterfaceFile?
    }

    private static func read(_ file: SourceFile, isWanted: Bool) -> ReadFile {
        guard let language = language(ofFile: file.path) else { return ReadFile(interface: interfaceFile(file)) }
        return !isWanted && isGenerated(file) ? ReadFile() : ReadFile(source: language.appFile(of: file))
    }

    /// Returns true if tools wrote a file and not people: by the name, or by what the first lines say.
    private static func isGenerated(_ file: SourceFile) -> Bool {
        let endings = [".generated.swift", ".pb.swift", "NeedleGenerated.swift"]
        if endings.contains(where: file.path.hasSuffix) { return true }
        // What a generator makes of storyboards says which screens code names.
        return signs.contains { contains($0, in: file.bytes.prefix(400)) } && !contains(sceneType, in: file.bytes[...])
    }

    private static func contains(_ sign: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
        bytes.indices.contains { bytes[$0] == sign[0] && bytes[$0...].starts(with: sign) }
    }

    private static let signs = ["@generated", "Generated using ", "DO NOT EDIT"].map { Array($0.utf8) }

    /// A type in what SwiftGen writes for storyboards: `SceneType<DetailViewController>`, `StoryboardSceneType`.
    private static let sceneType = Array("SceneType".utf8)
}
