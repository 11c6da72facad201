import Refactor

/// Reads the module graph of the app in a folder.
enum AppGraph {
    /// The modules of all sources and storyboards below a folder, in sorted order; tests, the code of others, generated
    /// code and what `.gitignore` names are left out unless they are included. Files that cannot be read are told.
    static func read(_ folder: String, including included: [String] = [], excluding excluded: [String] = [])
        throws(CommandError) -> ModuleGraph
    {
        let app = AppFolder(path: folder, including: included, excluding: excluded)
        let patterns = included.map(PathPattern.init)
        let names = try Disk.sourcePaths(
            below: app.path, including: patterns, ignoring: IgnoreRules(for: app.path))
        let root = app.path.hasSuffix("/") ? app.path : app.path + "/"
        let ranked = names.filter { app.isRanked(app.path == "." ? $0 : root + $0) }
        let read = inParallel(ranked) { name in
            file(name, at: root + name, isWanted: patterns.contains { $0.matches(name) })
        }
        for failure in read.compactMap(\.failure) { Terminal.error("refactor: \(failure)") }
        let facts = AppFacts(
            files: read.compactMap(\.source), interfaces: read.compactMap(\.interface), workers: CoreWorkers())
        // The command ends soon: to give back millions of small things would take longer than to draw the graph.
        _ = Unmanaged.passRetained(facts)
        let graph = ModuleGraph.read(facts, workers: CoreWorkers())
        return graph.modules.isEmpty ? folders(of: read.compactMap(\.source?.path), below: root) : graph
    }

    /// Code without screens is drawn by its folders; a single one makes no picture.
    private static func folders(of names: [String], below root: String) -> ModuleGraph {
        let files = inParallel(names) { name -> FolderFile? in
            guard var file = try? Disk.read(root + name) else { return nil }
            file.path = name
            return FolderFileReader.read(file)
        }
        let graph = ModuleGraph.folders(of: files.compactMap { $0 })
        return graph.modules.count > 1 ? graph : ModuleGraph()
    }

    private struct ReadFile: Sendable {
        var source: AppFile?
        var interface: InterfaceFile?
        var failure: CommandError?
    }

    private static func file(_ name: String, at path: String, isWanted: Bool) -> ReadFile {
        do {
            var file = try Disk.read(path)
            file.path = name
            guard let language = language(ofFile: name) else { return ReadFile(interface: interfaceFile(file)) }
            if !isWanted, isGenerated(file) { return ReadFile() }
            return ReadFile(source: language.appFile(of: file))
        } catch CommandError.isDirectory {
            // A folder that is named like a source is none.
            return ReadFile()
        } catch {
            return ReadFile(failure: error)
        }
    }

    /// What tools write and people do not: by the name, or by what the first lines say.
    private static func isGenerated(_ file: SourceFile) -> Bool {
        let endings = [".generated.swift", ".pb.swift", "NeedleGenerated.swift"]
        if endings.contains(where: file.path.hasSuffix) { return true }
        let head = file.bytes.prefix(400)
        return signs.contains { sign in
            head.indices.contains { head[$0] == sign[0] && head[$0...].starts(with: sign) }
        }
    }

    private static let signs = ["@generated", "Generated using ", "DO NOT EDIT"].map { Array($0.utf8) }
}
