/// The first line of a YAML file that we write, by which an editor with the YAML language server finds its schema.
///
/// It is a path from the file into `.refactor/schemas` of the project: that needs no network and no address that might move,
/// is of the version that the team uses, and is the same for everybody who has the repository. Where the project has no
/// schemas, no line is written, since an editor would complain that it finds none.
enum SchemaLine {
    private static let mark = "# yaml-language-server: $schema="

    /// The line for a schema at a place that is known.
    static func text(at path: String) -> String { mark + path }

    /// The line for a file, if the project around it has the schema; none where its present text has another one.
    static func text(for name: String, fileAt path: String, replacing old: String?) -> String? {
        let folders = Surroundings.folders(around: Paths.folder(of: path))
        let schema = ".refactor/schemas/\(name).json"
        guard let steps = folders.firstIndex(where: { Disk.isPlainFile(Surroundings.path(schema, in: $0)) }) else {
            return nil
        }
        let line = text(at: String(repeating: "../", count: steps) + schema)
        let present = old?.split(whereSeparator: \.isNewline).first { $0.hasPrefix(mark) }
        return present == nil || present.map(String.init) == line ? line : nil
    }
}
