import Foundation
import Refactor

/// The files of a template that hold neither components nor protocols of ports: they are written as they are.
struct ImportedFiles {
    private(set) var files: [StyleTemplate] = []
    private(set) var notes: [String] = []

    init(_ template: ModuleTemplate, _ parts: TemplateParts, ports: ImportedPorts, builder: ImportedBuilder) {
        let asked = Set(ports.ports.compactMap(\.protocolPattern))
        let idle = parts.types.filter { $0.keyword == .protocol && !asked.contains(ModuleTemplate.pattern($0.name)) }
        for type in idle { notes.append("the protocol \(type.name): nobody in the module asks through it") }
        for file in template.files where !["h", "m", "mm"].contains(Paths.ending(of: file.name)) {
            let own = parts.types.filter { $0.file == file.path && $0.keyword != .protocol }
            let isWritten = { (type: AppType) in parts.role(of: type.name) != nil || type.name == builder.type }
            if own.contains(where: isWritten) {
                for type in own where !isWritten(type) && type.keyword != .addition {
                    notes.append("\(type.name), which stands in \(file.path)")
                }
                continue
            }
            guard !own.isEmpty || !file.name.hasSuffix(".swift") else { continue }
            if let needed = idle.first(where: { file.text.contains($0.name) }) {
                notes.append("\(file.path): it needs the protocol \(needed.name), which is left out")
                continue
            }
            if (try? language(ofFile: file.name)?.facts(of: SourceFile(path: file.path, text: file.text))) == nil,
                file.name.hasSuffix(".swift")
            {
                notes.append("\(file.path): it cannot be read")
                continue
            }
            files.append(Self.template(file, parts, builder.type))
        }
        for file in template.files where ["h", "m", "mm"].contains(Paths.ending(of: file.name)) {
            let own = parts.types.filter { $0.file == file.path && $0.keyword != .protocol }
            if let other = own.first(where: { parts.role(of: $0.name) == nil && $0.name != builder.type }) {
                notes.append("\(other.name), which stands in \(file.path)")
            }
        }
    }

    private static func template(
        _ file: ModuleTemplate.File, _ parts: TemplateParts, _ builder: String?
    ) -> StyleTemplate {
        let written = parts.roles.values.map(\.name) + (builder.map { [$0] } ?? [])
        let isTied = file.name.hasSuffix(".swift") && written.contains { file.text.contains($0) }
        var text = isTied ? isolated(file.text) : file.text
        if let view = parts.roles[.view]?.name { text = text.replacingOccurrences(of: view, with: "{{ controller }}") }
        text = text.replacingOccurrences(of: ModuleTemplate.module, with: "{{ module }}")
            .replacingOccurrences(of: ModuleTemplate.variable, with: "{{ name }}")
        let name = file.stem.replacingOccurrences(of: ModuleTemplate.module, with: "") + ".stencil"
        return StyleTemplate(
            path: ModuleTemplate.pattern(file.path), template: StencilTemplate(text: text, path: name),
            languages: [parts.language])
    }

    /// Returns the text on the main actor: what uses components lives where they live.
    private static func isolated(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [Substring] in
            let isType = ["class ", "enum ", "final class ", "struct "].contains { line.hasPrefix($0) }
            return isType ? ["@MainActor", line] : [line]
        }.joined(separator: "\n")
    }
}
