import Foundation
import Refactor

/// The component that makes the module, from the body of a template that does so; its wiring is written anew.
struct ImportedBuilder {
    /// Its own component; nil where one that takes a role builds.
    private(set) var component: Refactor.Component?
    /// The role whose component builds, and what is written in it.
    private(set) var inRole: (role: Role, text: [String])?
    private(set) var screens: [String] = []
    private(set) var objectiveC = ObjectiveCBuilder.method("wireView")
    /// The type of the template that stands for it.
    private(set) var type: String?
    private(set) var notes: [String] = []
    private let parts: TemplateParts
    /// Protocols that are left out, over the words of a style.
    private let idle: [String]

    /// A body that makes components.
    private struct Making {
        let type: AppType
        let method: AppMethod
        let roles: Set<Role>
    }

    init(_ parts: TemplateParts, of template: ModuleTemplate, ports: [Refactor.Port]) {
        self.parts = parts
        let asked = ports.compactMap(\.protocolPattern)
        idle = parts.types.filter { $0.keyword == .protocol }.map { ModuleTemplate.pattern($0.name) }
            .filter { !asked.contains($0) }
        switch parts.language {
        case .objectiveC: readObjectiveC()
        case .swift: readSwift(template)
        }
    }

    // MARK: - Objective-C

    private mutating func readObjectiveC() {
        let assembly = parts.types.first { type in type.inherits.flatMap(\.names).contains("TyphoonAssembly") }
        if assembly != nil { objectiveC = .typhoon }
        let found = assembly ?? makings().max { $0.roles.count < $1.roles.count }?.type ?? named
        type = found?.name
        component = Refactor.Component(
            [], found.map { ModuleTemplate.pattern($0.name) } ?? "{module}Builder", folder: folder(of: found),
            text: ["{wiring}"])
        guard let found else { return notes.append("nothing in it makes the module: '{module}Builder' does so") }
        guard assembly == nil else { return }
        notes.append("the methods of \(ModuleTemplate.pattern(found.name)): '+wireView:' makes the module")
    }

    // MARK: - Swift

    private static let head = "/// Builds the {module} module and ties its parts together."

    private static let wire = [
        "/// Wires the module of a view that exists already.",
        "static func wire(_ view: {controller}) -> {output} {", "    {wiring}", "    return {result}", "}",
    ]

    private static func screens(_ name: String, isStatic: Bool) -> [String] {
        [
            "/// Makes the screen together with its module.",
            "\(isStatic ? "static " : "")func \(name)({parameters}) -> UIViewController {",
            "    let view = {controller}({arguments})", "    view.{outlet} = {builder}.wire(view)", "    return view",
            "}",
        ]
    }

    private mutating func readSwift(_ template: ModuleTemplate) {
        let all = makings()
        let making = all.filter { parts.role(of: $0.type.name) != .view }.max { $0.roles.count < $1.roles.count }
        if let first = all.first, making == nil {
            notes.append("that \(first.type.name) makes its own module")
        }
        let found = making?.type ?? named
        type = found?.name
        screens = Self.screens("build", isStatic: true)
        guard let making else {
            let name = found.map { ModuleTemplate.pattern($0.name) } ?? "{module}Builder"
            notes.append(
                found == nil
                    ? "nothing in it makes the module: '\(name)' does so"
                    : "how \(name) puts the module together could not be read: here it makes the parts itself")
            component = Refactor.Component(
                [], name, folder: folder(of: found),
                text: [Self.head, "{attributes}", "enum {builder} {", "    {screens}"] + indented(Self.wire) + ["}"])
            return
        }
        let name = ModuleTemplate.pattern(making.type.name)
        let method = ModuleTemplate.pattern(making.method.name)
        let givesView = making.roles.contains(.view) && making.method.name != "init"
        if givesView { screens = Self.screens(method, isStatic: making.method.isStatic) }
        if givesView, !making.method.parameters.isEmpty {
            notes.append("the parameters of '\(method)' of \(name): those of the controller's initializer are used")
        }
        if making.method.name == "init" { notes.append("that \(name) is made with 'init': 'build' makes the screen") }
        if let role = parts.role(of: making.type.name) {
            inRole = (role, ["{screens}"] + Self.wire)
            return
        }
        component = Refactor.Component(
            [], name, folder: folder(of: making.type), text: text(of: making, givesView: givesView, in: template))
    }

    /// The class of the template with its methods; what makes the components hands over to `wire`.
    private mutating func text(of making: Making, givesView: Bool, in template: ModuleTemplate) -> [String] {
        let source = template.files.first { $0.path == making.type.file }?.text ?? ""
        var lines = [
            Self.head, "{attributes}", making.type.keyword == .enum ? "enum {builder} {" : "final class {builder} {",
        ]
        if !givesView { lines.append("    {screens}") }
        for method in making.type.methods where method.name != "init" && method.name != "deinit" {
            if method == making.method, givesView {
                lines.append("    {screens}")
                continue
            }
            var own = code(of: method, in: source)
            guard own.first?.contains("func ") == true, !own.contains(where: mentionsIdleProtocol) else {
                notes.append("'\(method.name)' of \(ModuleTemplate.pattern(making.type.name))")
                continue
            }
            if method == making.method {
                guard let view = viewParameter(of: method), let head = own.first, head.hasSuffix("{") else {
                    notes.append(
                        "'\(method.name)' of \(ModuleTemplate.pattern(making.type.name)): 'wire' does its work")
                    continue
                }
                own = [head, "    \(view).{outlet} = {builder}.wire(\(view))", "}"]
            }
            lines += indented(own) + [""]
        }
        return lines + indented(Self.wire) + ["}"]
    }

    /// Returns true if a line names a protocol that no component asks through: such a one is not written.
    private func mentionsIdleProtocol(_ line: String) -> Bool {
        idle.contains { line.contains($0) }
    }

    private func viewParameter(of method: AppMethod) -> String? {
        let view = parts.roles[.view]?.name
        return method.parameters.first { parameter in
            parameter.type?.names.contains { $0 == view || parts.isProtocol($0) } ?? false
        }?.name
    }

    private func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "    " + $0 } }

    /// The lines of a method, without the indentation of its first one, over the words of a style.
    private func code(of method: AppMethod, in text: String) -> [String] {
        let all = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0).replacingOccurrences(of: "\t", with: "    ")
        }
        guard all.indices.contains(method.line - 1) else { return [] }
        var depth = 0
        var lines: [String] = []
        for line in all[(method.line - 1)...] {
            lines.append(line)
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth <= 0, lines.joined().contains("{") { break }
        }
        let indent = lines.first?.prefix { $0 == " " }.count ?? 0
        return lines.map { styled(String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)))) }
    }

    private func styled(_ line: String) -> String {
        var line = line
        if let view = parts.roles[.view]?.name { line = line.replacingOccurrences(of: view, with: "{controller}") }
        if let type { line = line.replacingOccurrences(of: type, with: "{builder}") }
        return ModuleTemplate.pattern(line)
    }

    // MARK: - Finding it

    private func folder(of type: AppType?) -> String {
        type.map { Paths.folder(of: $0.file) } ?? ""
    }

    /// A class that is called as builders are and plays no role.
    private var named: AppType? {
        let endings = ["Builder", "Assembly", "Assembler", "Configurator", "Factory", "Module"]
        return parts.types.first { type in
            type.keyword != .protocol && parts.role(of: type.name) == nil
                && endings.contains { type.name.hasSuffix($0) } && type.name.hasPrefix(ModuleTemplate.module)
        }
    }

    private func makings() -> [Making] {
        parts.types.filter { $0.keyword != .protocol && $0.name.contains(ModuleTemplate.module) }.flatMap { type in
            type.methods.compactMap { method -> Making? in
                let roles = Set(method.steps.flatMap { made(in: $0.value) })
                return roles.count > 1 ? Making(type: type, method: method, roles: roles) : nil
            }
        }
    }

    private func made(in wire: WiringExpression) -> [Role] {
        switch wire {
        case .call(let call):
            let own = call.isInitializer ? parts.role(of: call.name).map { [$0] } ?? [] : []
            return own + (call.receiver.map(made) ?? []) + call.arguments.flatMap { made(in: $0.value) }
        case .member(let base, _), .cast(let base, _): return made(in: base)
        case .several(let wires): return wires.flatMap(made)
        case .name, .text, .type, .other: return []
        }
    }
}
