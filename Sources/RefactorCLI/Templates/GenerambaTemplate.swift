import Foundation
import Refactor
import Yams

/// A Generamba template: a `.rambaspec` that names the files, and their Liquid templates.
struct GenerambaTemplate {
    let folder: String
    let spec: String

    func read() throws(CommandError) -> ModuleTemplate {
        let path = folder + "/" + spec
        let root = try YAMLEntry.root(of: try Disk.read(path).text, at: path, what: "a template has 'code_files'")
        var entries: [String: YAMLEntry] = [:]
        for (key, value) in try root.pairs() { entries[try key.text()] = value }
        guard let files = entries["code_files"] else {
            throw .style(.noTemplate(path: folder, reason: "'\(spec)' names no 'code_files'"))
        }
        let name = try entries["name"]?.text() ?? Paths.withoutEnding(spec)
        var template = ModuleTemplate(
            name: name, summary: try entries["summary"]?.text() ?? "the Generamba template \(name)",
            origin: "the Generamba template \(name)")
        for entry in try files.list() { try read(entry, into: &template) }
        if let tests = entries["test_files"]?.node.sequence?.count, tests > 0 {
            template.notes.append("its \(tests) test file\(tests == 1 ? "" : "s"): a style has no tests of its own")
        }
        if let pods = try? entries["dependencies"]?.texts(), !pods.isEmpty {
            template.notes.append("its dependencies, which the app has to have: \(pods.joined(separator: ", "))")
        }
        return template
    }

    private func read(_ entry: YAMLEntry, into template: inout ModuleTemplate) throws(CommandError) {
        var entries: [String: YAMLEntry] = [:]
        for (key, value) in try entry.pairs() { entries[try key.text()] = value }
        guard let name = try entries["name"]?.text() else { throw entry.fault("a file needs a 'name'") }
        guard let source = entries["path"] else {
            if entries["is_resource"] == nil { template.notes.append("\(name): has no 'path' to a template") }
            return
        }
        let liquid = folder + "/" + (try found(try source.text()))
        guard Disk.exists(liquid) else { throw source.fault("there is no template '\(liquid)'") }
        let own = try entries["custom_name"]?.text()
        var text = LiquidText(path: try source.text(), file: Paths.name(of: name))
        let last = own.map { text.filled($0) } ?? ModuleTemplate.module + Paths.name(of: name)
        let path = Paths.folder(of: name)
        template.files.append(
            ModuleTemplate.File(
                path: path.isEmpty ? last : path + "/" + last, text: text.filled(try Disk.read(liquid).text)))
        template.notes += text.notes
    }

    /// A path as it is spelled in the folder: on a Mac, small letters and capitals are the same.
    private func found(_ path: String) throws(CommandError) -> String {
        if Disk.exists(folder + "/" + path) { return path }
        return try Disk.files(below: folder).first { $0.lowercased() == path.lowercased() } ?? path
    }
}
