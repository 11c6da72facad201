import Foundation
import Refactor

/// Makes a style of a template of another generator, as far as it goes.
struct StyleImport {
    let found: FoundStyle
    /// The parts that could not be carried over, and what became of them.
    let notes: [String]

    /// Reads the template in a folder; one of which no style can be made is an error that says why.
    static func read(_ folder: String, named name: String?) throws -> StyleImport {
        let template = try ModuleTemplate.read(folder)
        guard template.files.contains(where: { language(ofFile: $0.path) != nil }) else {
            throw CommandError.style(
                .noTemplate(path: folder, reason: "none of its files is written in Swift or Objective-C"))
        }
        let parts = TemplateParts(template)
        guard parts.roles[.view] != nil, parts.roles.count > 1 else {
            throw CommandError.style(
                .noTemplate(
                    path: folder, reason: "its code has no view with a presenter, an interactor or a router"))
        }
        let found = StyleImport(template, parts, named: name ?? styleName(template.name))
        if let fault = found.found.style.faults.first {
            throw CommandError.style(.noTemplate(path: folder, reason: "no style can be made of it: \(fault.message)"))
        }
        // What comes out is tried at once, so that the style can be used as it is.
        _ = try BlankFiles(of: found.found, module: "Login", in: parts.language).written(into: ".")
        return found
    }

    /// `swifty-viper` of `swifty_viper`.
    static func styleName(_ name: String) -> String {
        String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }

    private init(_ template: ModuleTemplate, _ parts: TemplateParts, named id: String) {
        let ports = ImportedPorts(parts)
        let builder = ImportedBuilder(parts, of: template, ports: ports.ports)
        let classes = ImportedClasses(parts, builder)
        let rest = ImportedFiles(template, parts, ports: ports, builder: builder)
        var head = StyleHead.usual
        head.summary = template.summary
        head.origin = template.origin
        head.languages = [parts.language]
        var screens = StyleScreens.usual
        screens.makers = builder.screens
        let style = Refactor.Style(
            id: id, head: head, components: classes.components + (builder.component.map { [$0] } ?? []),
            ports: ports.written, protocols: ports.protocols, screens: screens, objectiveC: builder.objectiveC)
        found = FoundStyle(style: style, files: rest.files)
        let all = template.notes + classes.notes + ports.notes + builder.notes + rest.notes
        var seen: Set<String> = []
        notes = all.map { ModuleTemplate.pattern($0) }.filter { seen.insert($0).inserted }
    }
}
