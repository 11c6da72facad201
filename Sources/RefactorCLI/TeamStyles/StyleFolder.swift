import Foundation
import Refactor

/// The folder of a team's style, to be written.
struct StyleFolder {
    let name: String
    private let path: String

    /// The folder of a new style; one that is there already is an error, unless it may be replaced.
    init(named name: String, isOfUser: Bool, replacing: Bool) throws(CommandError) {
        guard name.first?.isLetter == true, name.allSatisfy({ "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) })
        else { throw .style(.badName(name)) }
        self.name = name
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "~"
        path = (isOfUser ? home + "/.config/refactor/styles/" : ".refactor/styles/") + name
        if Disk.exists(file), !replacing { throw .style(.exists(path: file)) }
    }

    /// The file in which the style says what it is.
    var file: String { path + "/style.yml" }

    /// Writes a style with its templates, all or nothing.
    func write(_ found: FoundStyle) throws(CommandError) {
        let style = found.style.named(name)
        var files: [(name: String, bytes: [UInt8])] = []
        var entries: [(path: String, template: String)] = []
        for file in found.files {
            let template = Paths.name(of: file.template.path)
            files.append((template, Array(file.template.text.utf8)))
            entries.append((file.path, template))
        }
        let text = StyleFileWriter(style: style, files: entries).text()
        try Disk.write([("style.yml", Array(text.utf8))] + files, into: path)
    }
}
