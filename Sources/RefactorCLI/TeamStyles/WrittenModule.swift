import Foundation
import Refactor

/// The files of a module as they go to a folder: its components and what the style writes besides.
struct WrittenModule {
    let files: [(name: String, bytes: [UInt8])]
    let folder: String

    /// Some emitted files of a plan, and those of the style's templates, which may go to a folder below.
    init(
        _ emitted: [EmittedFile], of plan: Plan, with templates: [StyleTemplate], below inner: String = "",
        into folder: String
    ) throws(CommandError) {
        var files = emitted.map { (name: $0.path, bytes: $0.bytes(from: plan.controller.files)) }
        let context = plan.templateContext(emitted)
        for file in templates where file.languages.contains(plan.controller.language) && !plan.isEmpty {
            let path = inner + filled(file.path, module: plan.module)
            if files.contains(where: { $0.name == path }) {
                throw .yaml(
                    path: file.template.path, line: 1, column: 1,
                    message: "the module has a file '\(path)' already; give this template another 'path'")
            }
            let bytes = Array(try file.template.rendered(in: context).utf8)
            try Self.checkCode(SourceFile(path: path, bytes: bytes), of: file.template)
            files.append((path, bytes))
        }
        self.files = files
        self.folder = folder
    }

    /// Files that no plan is needed for.
    init(_ shapes: [ModuleShapes.File], into folder: String) {
        files = shapes.map { file in
            let name = file.name + ".swift"
            let text = file.text.map { $0 + "\n" }.joined()
            return (name: file.folder.isEmpty ? name : file.folder + "/" + name, bytes: Array(text.utf8))
        }
        self.folder = folder
    }

    /// Checks that what a template writes as code is code.
    private static func checkCode(_ file: SourceFile, of template: StencilTemplate) throws(CommandError) {
        guard let language = language(ofFile: file.path) else { return }
        do {
            _ = try language.facts(of: file)
        } catch {
            throw .yaml(path: template.path, line: 1, column: 1, message: "what it writes cannot be read: \(error)")
        }
    }

    /// The files that the style's templates made.
    func names(besides emitted: [EmittedFile]) -> [String] {
        files.map(\.name).filter { name in !emitted.contains { $0.path == name } }
    }

    /// The files with the paths that they are written to.
    var placed: [(path: String, bytes: [UInt8])] { files.map { (path: folder + "/" + $0.name, bytes: $0.bytes) } }

    /// Files that are there already are an error, unless they may be overwritten.
    func checkTarget(replacing: Bool) throws(CommandError) {
        DiskLeftovers.clearUnlessLocked(folder)
        let existing = files.map(\.name).filter { Disk.exists(folder + "/" + $0) }
        guard existing.isEmpty || replacing else { throw .exists(existing, folder: folder) }
    }

    /// Returns the changes, for `git apply`.
    func diff() throws(CommandError) -> String {
        var text = ""
        for file in files {
            let path = folder + "/" + file.name
            let old: String? = Disk.exists(path) ? try Disk.read(path).text : nil
            text += UnifiedDiff.text(
                path: Disk.pathInDiff(path), old: old, new: String(decoding: file.bytes, as: UTF8.self))
        }
        return text
    }
}

extension Plan {
    /// Returns what the templates of the style may name.
    fileprivate func templateContext(_ files: [EmittedFile]) -> TemplateContext {
        let roles: [Role] = [.view] + self.roles
        var texts = [
            "builder": builderName, "controller": controller.name, "language": controller.language.displayName,
            "module": module, "name": propertyName(of: module), "style": style.id,
        ]
        for role in [Role.view, .presenter, .interactor, .router] {
            texts[role.rawValue] = name(of: style.owner(of: role))
        }
        var context = TemplateContext(texts: texts)
        context.components = roles.map { role in
            let file = files.first { $0.role == role && !$0.name.hasSuffix(".h") }
            return [
                "file": file?.name ?? "", "folder": file?.folder ?? "", "name": name(of: role), "role": role.rawValue,
                "variable": style.component(for: role)?.variable ?? role.rawValue,
            ]
        }
        context.ports = roles.flatMap(ports).map { port in
            [
                "from": name(of: port.from), "hold": port.hold.rawValue,
                "property": filled(port.property, module: module), "protocol": port.protocolName(in: module) ?? "",
                "to": name(of: port.to),
            ]
        }
        context.protocols = protocols.map { draft in
            [
                "from": draft.ports.first.map { name(of: $0.from) } ?? "", "name": draft.name,
                "to": draft.ports.first.map { name(of: $0.to) } ?? "",
            ]
        }
        return context
    }
}
