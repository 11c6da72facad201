import Refactor

extension ModuleShapes {
    /// The part of a style's file that says which new modules there are besides screens.
    init(_ entry: YAMLEntry) throws(CommandError) {
        let entries = try entry.entries(known: ["files", "kinds"])
        guard let kinds = entries["kinds"], let files = entries["files"] else {
            throw entry.fault("shapes need 'kinds', such as [viewless, children], and 'files'")
        }
        var shapes: [ModuleShapes.Shape] = []
        for kind in try kinds.list() {
            shapes.append(try kind.choice(["viewless": .viewless, "children": .children], called: "shape"))
        }
        var written: [ModuleShapes.File] = []
        for file in try files.list() { written.append(try File(file)) }
        self.init(shapes, files: written)
    }

    /// The same as lines of the file.
    var inFile: [String] {
        let head = [
            "# New modules of another shape: without a view, or of {for child}ren.", "shapes:",
            "  kinds: \(YAMLText.list(shapes.map(\.rawValue)))", "  files:",
        ]
        return head + files.flatMap(\.inFile)
    }
}

extension ModuleShapes.File {
    fileprivate init(_ entry: YAMLEntry) throws(CommandError) {
        let entries = try entry.entries(known: ["folder", "name", "text"])
        guard let name = entries["name"], let text = entries["text"] else {
            throw entry.fault("a file needs a 'name', such as \"{module}Router\", and a 'text'")
        }
        self.init(try name.text(), folder: try entries["folder"]?.text() ?? "", text: try text.lines())
    }

    fileprivate var inFile: [String] {
        ["    - name: \(YAMLText.scalar(name))"]
            + (folder.isEmpty ? [] : ["      folder: \(YAMLText.scalar(folder))"])
            + YAMLText.block("text", text, indent: "      ")
    }
}
