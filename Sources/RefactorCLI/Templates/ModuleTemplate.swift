import Foundation

/// A template of another generator: the files that it writes, for a module whose name stands for all.
struct ModuleTemplate {
    struct File {
        /// Below the module's folder, over the name that stands for all.
        let path: String
        let text: String

        var name: String { Paths.name(of: path) }

        var folder: String { Paths.folder(of: path) }

        /// The name without its ending.
        var stem: String { Paths.withoutEnding(name) }
    }

    /// The name that stands for all modules, and the same for a variable.
    static let module = "ModuleStandIn"
    static let variable = "moduleStandIn"

    let name: String
    let summary: String
    let origin: String
    var files: [File] = []
    /// The parts that could not be carried over, a sentence each.
    var notes: [String] = []

    /// The template in a folder, whichever generator it is for.
    static func read(_ folder: String) throws(CommandError) -> ModuleTemplate {
        let names = try Disk.files(below: folder)
        if let spec = names.first(where: { $0.hasSuffix(".rambaspec") && !$0.contains("/") }) {
            return try GenerambaTemplate(folder: folder, spec: spec).read()
        }
        if let path = names.first(where: { $0.hasSuffix(".rambaspec") }) {
            throw .style(.noTemplate(path: folder, reason: "give the folder of '\(path)'"))
        }
        guard names.contains(where: { $0.contains("{module}") }) else {
            throw .style(
                .noTemplate(
                    path: folder, reason: "a Generamba template has a .rambaspec, one of VIPERA files named {module}…"))
        }
        return try ViperaTemplate(folder: folder, names: names).read()
    }

    /// A text over the name that stands for all, as a style spells it.
    static func pattern(_ text: String) -> String {
        text.replacingOccurrences(of: module, with: "{module}").replacingOccurrences(of: variable, with: "{name}")
    }

    /// The text of a file without the comment at its head, which says who wrote it and when.
    static func withoutHead(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.drop { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.isEmpty || line.hasPrefix("//") && !line.hasPrefix("///") || line.hasPrefix("{% include")
        }
        return rest.joined(separator: "\n")
    }
}
