import Refactor

/// Writes the builder, which wires the module of a controller that exists.
struct BuilderPrinter {
    let spelling: Spelling

    private var plan: Plan { spelling.plan }

    func files() -> [EmittedFile] {
        [
            EmittedFile(name: plan.builderName + ".h", role: nil, pieces: [.generated(header())]),
            EmittedFile(
                name: "\(plan.builderName).\(spelling.files.fileEnding)", role: nil,
                pieces: [.generated(implementation())]),
        ]
    }

    private func header() -> String {
        let types = HeaderTypes(spelling: spelling, types: [viewType])
        let interface = [
            "/// Builds the \(plan.module) module and ties its parts together.",
            "@interface \(plan.builderName) : NSObject", "",
            "/// Wires the module of a controller that exists already, for example one out of a storyboard.",
            head + ";", "", "@end",
        ]
        return spelling.lines(
            types.imports(and: ["#import \"\(plan.protocolsName).h\""]) + types.forwards() + [""]
                + spelling.audited(interface))
    }

    /// The controller with the protocols that it fulfils, which its header does not tell.
    private var viewType: String {
        let protocols = spelling.protocols(of: .view)
        let list = protocols.isEmpty ? "" : "<" + protocols.joined(separator: ", ") + ">"
        let known = plan.controller.ancestors.first { SDKType.named($0) != nil }
        let hidden = known ?? plan.controller.superclass ?? "NSObject"
        return (spelling.files.isHidden ? hidden : plan.controller.name) + list + " *"
    }

    private var head: String {
        let result = spelling.viewPort.map(spelling.type(of:)) ?? "id"
        return "+ (\(TypeText(result).text))wireView:(\(viewType))view"
    }

    private func implementation() -> String {
        let components = plan.roles.map(plan.name(of:)).sorted().map { "#import \"\($0).h\"" }
        let own = spelling.files.headerImport
        let before = own == nil ? [] : SourceImports(spelling: spelling).beforeOwnHeader()
        let body = [
            "@implementation \(plan.builderName)", "",
        ]
        return spelling.lines(
            ["#import \"\(plan.builderName).h\"", ""] + before + components + (own.map { [$0] } ?? []) + [""] + body
                + spelling.method(head, wire()) + ["", "@end"])
    }

    /// Makes the components from the inside out and sets the weak references back.
    private func wire() -> [String] {
        var lines: [String] = []
        for role in plan.roles.reversed() {
            let given = spelling.plan.ports(of: role).filter { $0.hold == .strong }
            let name = plan.name(of: role)
            let start = given.isEmpty ? "init" : spelling.initializer(given) { $0.to.rawValue }
            lines.append("\(name) *\(role.rawValue) = [[\(name) alloc] \(start)];")
        }
        for role in plan.roles {
            for port in spelling.plan.ports(of: role) where port.hold != .strong {
                lines.append("\(role.rawValue).\(spelling.property(of: port)) = \(port.to.rawValue);")
            }
        }
        return lines + ["return \(spelling.viewPort?.to.rawValue ?? "presenter");"]
    }
}
