import Refactor

/// Reads the part of a style's file that says which new modules there are besides screens.
enum StyleShapesFile {
    static func shapes(_ entry: YAMLEntry) throws(CommandError) -> ModuleShapes {
        let entries = try entry.entries(known: ["files", "kinds"])
        guard let kinds = entries["kinds"], let files = entries["files"] else {
            throw entry.fault("shapes need 'kinds', such as [viewless, children], and 'files'")
        }
        var shapes: [ModuleShapes.Shape] = []
        for kind in try kinds.list() {
            shapes.append(try kind.choice(["viewless": .viewless, "children": .children], called: "shape"))
        }
        var written: [ModuleShapes.File] = []
        for file in try files.list() { written.append(try self.file(file)) }
        return ModuleShapes(shapes, files: written)
    }

    private static func file(_ entry: YAMLEntry) throws(CommandError) -> ModuleShapes.File {
        let entries = try entry.entries(known: ["folder", "name", "text"])
        guard let name = entries["name"], let text = entries["text"] else {
            throw entry.fault("a file needs a 'name', such as \"{module}Router\", and a 'text'")
        }
        var lines = try text.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return ModuleShapes.File(try name.text(), folder: try entries["folder"]?.text() ?? "", text: lines)
    }
}
