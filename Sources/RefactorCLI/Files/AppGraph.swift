import Refactor

/// Reads the module graph of the app in a folder.
enum AppGraph {
    /// The modules of all sources and storyboards below a folder, in sorted order; tests and the code of others are left
    /// out unless they are included.
    static func read(_ folder: String, including included: [String] = [], excluding excluded: [String] = [])
        throws(CommandError) -> ModuleGraph
    {
        let app = AppFolder(path: folder, including: included, excluding: excluded)
        let names = try Disk.sourcePaths(below: app.path, including: included.map(PathPattern.init))
        let root = app.path.hasSuffix("/") ? app.path : app.path + "/"
        let read = inParallel(names.filter { app.isRanked(root + $0) && !isGenerated($0) }) { name in
            file(name, at: root + name)
        }
        return ModuleGraph.read(files: read.compactMap(\.source), interfaces: read.compactMap(\.interface))
    }

    private struct ReadFile: Sendable {
        var source: AppFile?
        var interface: InterfaceFile?
    }

    private static func file(_ name: String, at path: String) -> ReadFile {
        guard let bytes = try? Disk.read(path).bytes else { return ReadFile() }
        let file = SourceFile(path: name, bytes: bytes)
        guard let language = language(ofFile: name) else { return ReadFile(interface: interfaceFile(file)) }
        return ReadFile(source: language.appFile(of: file))
    }

    /// What tools write and people do not.
    private static func isGenerated(_ name: String) -> Bool {
        name.hasSuffix(".generated.swift") || name.hasSuffix("R.generated.swift")
            || name.hasSuffix("NeedleGenerated.swift")
    }
}
