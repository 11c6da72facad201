import Refactor

/// Writes the builder, which wires the module of a controller that exists.
struct ObjCBuilderPrinter {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    func files() -> [EmittedFile] {
        let folder = plan.style.builder?.folder ?? ""
        return [
            EmittedFile(name: spelling.builderHeader + ".h", folder: folder, role: nil, pieces: [.generated(header())]),
            EmittedFile(
                name: "\(spelling.builderHeader).\(spelling.files.fileEnding)", folder: folder, role: nil,
                pieces: [.generated(implementation())]),
        ]
    }

    private func header() -> String {
        let types = HeaderTypes(spelling: spelling, types: [viewType])
        let interface = [
            "/// Builds the \(plan.module) module and ties its parts together.",
            "@interface \(plan.builderName)\(isCategory ? " (Module)" : " : NSObject")", "",
            "/// Wires the module of a controller that exists already.",
            head + ";", "", "@end",
        ]
        return spelling.lines(
            types.imports(
                and: (isCategory ? ["#import \"\(plan.builderName).h\""] : []) + spelling.protocolImports(for: .view))
                + types.forwards() + [""]
                + spelling.audited(interface))
    }

    /// The controller with the protocols that it fulfils, which its header does not tell.
    var viewType: String {
        let protocols = spelling.protocols(of: .view)
        let list = protocols.isEmpty ? "" : "<" + protocols.joined(separator: ", ") + ">"
        let known = plan.controller.ancestors.first { SDKType.named($0) != nil }
        let hidden = known ?? plan.controller.superclass ?? "NSObject"
        return (spelling.files.isHidden ? hidden : plan.controller.name) + list + " *"
    }

    /// The head of what wires a module.
    var head: String {
        let result = spelling.viewPort == nil ? "id" : spelling.type(ofPorts: plan.outletPorts)
        return "+ (\(TypeText(result).text))\(spelling.wiringSelector):(\(viewType))view"
    }

    private var isCategory: Bool { spelling.builderHeader != plan.builderName }

    private func implementation() -> String {
        let components = plan.roles.map(plan.name(of:)).sorted().map { "#import \"\($0).h\"" }
        let own = spelling.files.headerImport
        let before = own == nil ? [] : SourceImports(spelling: spelling).beforeOwnHeader()
        let body = [
            "@implementation \(plan.builderName)\(isCategory ? " (Module)" : "")", "",
        ]
        return spelling.lines(
            ["#import \"\(spelling.builderHeader).h\"", ""] + before + components + (own.map { [$0] } ?? []) + [""]
                + body
                + spelling.method(head, wire(here: nil)) + ["", "@end"])
    }

    /// Makes the components from the inside out and sets the weak references back; `here` is the role of the component in
    /// which the text stands, if it is one.
    func wire(here: Role?) -> [String] {
        var lines: [String] = []
        let variable = { (role: Role) in role == here ? "self" : spelling.variable(of: role) }
        for role in plan.roles.reversed() where role != here {
            let given = spelling.plan.ports(of: role).filter { $0.given == .initializer }
            let name = plan.name(of: role)
            let services = plan.handedServices(of: role)
            let start =
                given.isEmpty && services.isEmpty
                ? "init"
                : spelling.initializer(given, services) {
                    variable($0.to)
                } giving: {
                    $0.value.text
                }
            lines.append("\(name) *\(variable(role)) = [[\(name) alloc] \(start)];")
        }
        for role in plan.roles {
            for port in spelling.plan.ports(of: role) where port.given == .property {
                lines.append("\(variable(role)).\(spelling.property(of: port)) = \(variable(port.to));")
            }
        }
        return lines + ["return \(spelling.viewPort.map { variable($0.to) } ?? "presenter");"]
    }
}
