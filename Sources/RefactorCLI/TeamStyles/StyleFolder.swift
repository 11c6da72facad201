import Foundation
import Refactor

/// The folder of a team's style, to be written.
struct StyleFolder {
    let name: String
    /// The folder of the project's own files, or the user's.
    private let root: String
    private let path: String

    /// The folder of a new style; one that is there already is an error, unless it may be replaced.
    init(named name: String, isOfUser: Bool, replacing: Bool) throws(CommandError) {
        guard name.first?.isLetter == true, name.allSatisfy({ "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) })
        else { throw .style(.badName(name)) }
        self.name = name
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "~"
        root = isOfUser ? home + "/.config/refactor" : ".refactor"
        path = root + "/styles/" + name
        if Disk.exists(file), !replacing { throw .style(.exists(path: file)) }
    }

    /// The file in which the style says what it is.
    var file: String { path + "/style.yml" }

    /// Writes a style with its templates, all or nothing; and the schema that an editor completes it by.
    func write(_ found: FoundStyle, schema: String) throws {
        let style = found.style.named(name)
        var files: [(name: String, bytes: [UInt8])] = []
        var entries: [(path: String, template: String)] = []
        for file in found.files {
            let template = Paths.name(of: file.template.path)
            files.append((template, Array(file.template.text.utf8)))
            entries.append((file.path, template))
        }
        var writer = StyleFileWriter(style: style, files: entries)
        writer.schemaLine = SchemaLine.text(at: "../../schemas/style.yml.json")
        try Disk.write([("style.yml", Array(writer.text().utf8))] + files, into: path)
        try write(schema: schema)
    }

    /// A schema that is there may be of a newer version.
    private func write(schema: String) throws {
        let file = root + "/schemas/style.yml.json"
        if Disk.exists(file) { return }
        try Disk.write(schema, to: file)
    }
}
