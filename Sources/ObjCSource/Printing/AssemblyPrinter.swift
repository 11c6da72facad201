import Refactor

/// Writes a Typhoon assembly: a definition for each component, with what is injected into it.
struct AssemblyPrinter {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    func files() -> [EmittedFile] {
        let folder = plan.style.builder?.folder ?? ""
        return [
            EmittedFile(name: plan.builderName + ".h", folder: folder, role: nil, pieces: [.generated(header())]),
            EmittedFile(
                name: "\(plan.builderName).\(spelling.files.fileEnding)", folder: folder, role: nil,
                pieces: [.generated(implementation())]),
        ]
    }

    private func header() -> String {
        let interface = [
            "/// Assembles the \(plan.module) module.", "@interface \(plan.builderName) : TyphoonAssembly", "",
            head(of: .view) + ";", "", "@end",
        ]
        let types = HeaderTypes(spelling: spelling, types: [className(of: .view) + " *"])
        return spelling.lines(
            types.imports() + ["#import <Typhoon/Typhoon.h>"] + types.forwards() + [""] + spelling.audited(interface))
    }

    private func implementation() -> String {
        let components = plan.roles.map(plan.name(of:)).sorted().map { "#import \"\($0).h\"" }
        let own = spelling.files.headerImport
        let before = own == nil ? [] : SourceImports(spelling: spelling).beforeOwnHeader()
        let roles = plan.style.components.compactMap(\.role).filter { $0 == .view || plan.roles.contains($0) }
        let definitions = roles.flatMap { spelling.method(head(of: $0), definition(of: $0)) + [""] }
        return spelling.lines(
            ["#import \"\(plan.builderName).h\"", ""] + before + components + (own.map { [$0] } ?? [])
                + spelling.protocolImports(for: .view) + ["", "@implementation \(plan.builderName)", ""] + definitions
                + ["@end"])
    }

    private func className(of role: Role) -> String {
        guard role == .view, spelling.files.isHidden else { return plan.name(of: role) }
        return plan.controller.ancestors.first { SDKType.named($0) != nil } ?? plan.controller.superclass ?? "NSObject"
    }

    private func head(of role: Role) -> String { "- (\(className(of: role)) *)\(method(of: role))" }

    private func method(of role: Role) -> String { role.rawValue + plan.module }

    private func definition(of role: Role) -> [String] {
        let indent = spelling.indent
        let name = plan.name(of: role)
        let type = role == .view && spelling.files.isHidden ? "NSClassFromString(@\"\(name)\")" : "[\(name) class]"
        let ports = role == .view ? plan.outletPorts : plan.ports(of: role)
        let injections = ports.map { port in
            let target = "[self \(method(of: port.to))]"
            return "\(indent)[definition injectProperty:\(selector(of: port)) with:\(target)];"
        }
        guard !injections.isEmpty else { return ["return (id)[TyphoonDefinition withClass:\(type)];"] }
        let head = "return (id)[TyphoonDefinition withClass:\(type) configuration:^(TyphoonDefinition *definition) {"
        return [head] + injections + ["}];"]
    }

    /// The selector of a property; by its text where no header declares it, as that of the view's own.
    private func selector(of port: Port) -> String {
        let property = spelling.property(of: port)
        let declared = plan.roles.filter { $0 != .view }.flatMap(plan.ports(of:)).map(spelling.property(of:))
        return declared.contains(property) ? "@selector(\(property))" : "NSSelectorFromString(@\"\(property)\")"
    }
}
