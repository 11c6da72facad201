import Refactor

/// Writes the builder: it wires the module of a controller that exists, and makes new ones where an initializer allows.
struct BuilderPrinter {
    let plan: Plan
    let spelling: Spelling

    func file() -> EmittedFile {
        let indent = spelling.indent
        let body = constructors().map { $0 + [""] }.flatMap { $0 } + wire()
        var names: Set<String> = []
        for member in plan.controller.members where member.kind == .initializer {
            names.formUnion(member.fact.signatureNames)
        }
        if plan.controller.ancestors.contains("UIResponder") { names.insert("UIViewController") }
        for injection in plan.roles.flatMap(plan.injections(into:)) {
            names.formUnion(plan.controller.members[injection.member].fact.identifiers)
        }
        let text =
            spelling.lines(["/// Builds the \(plan.module) module and ties its parts together."]) + spelling.isolation
            + spelling.lines(["enum \(plan.builderName) {"] + body.map { $0.isEmpty ? "" : indent + $0 } + ["}"])
        return EmittedFile(
            name: plan.builderName + ".swift", role: nil,
            pieces: pieces(of: ImportSelection(plan: plan).text(for: names, spelling: spelling) + text))
    }

    /// The text with the initial values of services, which are bytes of the source, in their places.
    private func pieces(of text: String) -> [Piece] {
        let injections = plan.roles.flatMap(plan.injections(into:))
        let parts = text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
        return parts.enumerated().flatMap { index, part -> [Piece] in
            guard index < injections.count else { return [.generated(String(part))] }
            let injection = injections[index]
            let file = plan.controller.members[injection.member].file
            return [.generated(String(part)), .source(file: file, range: injection.value)]
        }
    }

    private static let placeholder: Character = "\u{1}"

    /// One for each initializer that new callers can use.
    private func constructors() -> [[String]] {
        let controller = plan.controller
        if controller.members.contains(where: { $0.fact.has(attribute: "IBOutlet") }) { return [] }
        let initializers = controller.members.filter { $0.kind == .initializer }
        guard !initializers.isEmpty else {
            let isKnown = ["UIViewController", "UITableViewController"].contains(controller.superclass)
            return isKnown ? [constructor(parameters: "", arguments: "")] : []
        }
        return initializers.filter(isUsable).compactMap { member in
            guard let signature = member.fact.signature else { return nil }
            let arguments = signature.parameters.map { parameter in
                parameter.label.map { "\($0): \(parameter.name)" } ?? parameter.name
            }
            return constructor(
                parameters: spelling.parameters(of: signature).joined(separator: ", "),
                arguments: arguments.joined(separator: ", "))
        }
    }

    private func isUsable(_ member: Member) -> Bool {
        guard let signature = member.fact.signature else { return false }
        let isFailable = plan.controller.file(of: member).text(member.fact.declaration).contains("init?")
        let isHidden = member.fact.writtenAccess?.isFileBound ?? false
        let isSpecial =
            !signature.effects.isEmpty || !signature.generics.isEmpty || member.fact.isConditional
            || signature.parameters.contains {
                $0.isVariadic || $0.type.hasPrefix("inout") || $0.type.contains("@auto")
            }
        return !isFailable && !isHidden && !isSpecial && signature.parameters.first?.label != "coder"
    }

    private func constructor(parameters: String, arguments: String) -> [String] {
        let indent = spelling.indent
        return [
            "/// Makes the screen together with its module.",
            "static func build(\(parameters)) -> \(plan.controller.name) {",
            "\(indent)let view = \(plan.controller.name)(\(arguments))",
            "\(indent)view.\(presenterProperty) = wire(view)",
            "\(indent)return view",
            "}",
        ]
    }

    private var viewPort: Port? { plan.style.ports.first { $0.from == .view } }

    private var presenterProperty: String { viewPort.map(spelling.property(of:)) ?? "presenter" }

    /// Makes the components from the inside out and sets the weak references back.
    private func wire() -> [String] {
        let indent = spelling.indent
        let result = viewPort.map(spelling.type(of:)) ?? "AnyObject"
        var lines = [
            "/// Wires the module of a controller that exists already, for example one out of a storyboard.",
            "static func wire(_ view: \(plan.controller.name)) -> \(result) {",
        ]
        for role in plan.roles.reversed() {
            let ports = plan.ports(of: role).filter { $0.hold == .strong }.map {
                "\(spelling.property(of: $0)): \($0.to.rawValue)"
            }
            let services = plan.injections(into: role).map {
                "\(plan.controller.members[$0.member].name): \(Self.placeholder)"
            }
            lines += spelling.list(
                open: "\(indent)let \(role.rawValue) = \(plan.name(of: role))(", ports + services, close: ")",
                indent: indent)
        }
        for role in plan.roles {
            for port in plan.ports(of: role) where port.hold != .strong {
                lines.append("\(indent)\(role.rawValue).\(spelling.property(of: port)) = \(port.to.rawValue)")
            }
        }
        return lines + ["\(indent)return \(viewPort?.to.rawValue ?? "presenter")", "}"]
    }
}
