import Refactor

/// Writes the file of protocols: for each boundary what really crosses it.
struct ProtocolPrinter {
    let plan: Plan
    let spelling: Spelling

    func file() -> EmittedFile {
        let boundaries = plan.boundaries.filter { $0.port.protocolPattern != nil }
        var names = boundaries.flatMap(\.requirements)
            .reduce(into: Set<String>()) { $0.formUnion(plan.controller.members[$1.member].fact.signatureNames) }
        for service in plan.roles.flatMap(plan.injections(into:)).compactMap(\.service) {
            for requirement in service.requirements { names.formUnion(requirement.signatureNames) }
        }
        let imports = ImportSelection(plan: plan).text(for: names, spelling: spelling)
        let services = plan.roles.flatMap(plan.injections(into:)).compactMap(\.service)
        let text = (boundaries.map(declaration) + unique(services).map(declaration)).joined(separator: spelling.newline)
        return EmittedFile(name: plan.protocolsName + ".swift", role: nil, pieces: [.generated(imports + text)])
    }

    private func declaration(of boundary: Boundary) -> String {
        let name = boundary.port.protocolName(in: plan.module) ?? ""
        let from = plan.name(of: boundary.port.from)
        let to = plan.name(of: boundary.port.to)
        let isProperty = { (requirement: Requirement) in
            plan.controller.members[requirement.member].kind == .property
        }
        let ordered = boundary.requirements.filter(isProperty) + boundary.requirements.filter { !isProperty($0) }
        var lines: [String] = []
        for (index, requirement) in ordered.enumerated() {
            if index > 0, isProperty(ordered[index - 1]), !isProperty(requirement) { lines.append("") }
            lines += spelling.requirement(requirement).map { spelling.indent + $0 }
        }
        return spelling.lines(["/// What `\(from)` asks of `\(to)`."]) + spelling.isolation
            + spelling.lines(["protocol \(name): AnyObject {"] + lines + ["}"])
    }

    /// A service class's protocol, and the class's conformance to it.
    private func declaration(of service: ServiceProtocol) -> String {
        let name = plan.name(of: .interactor)
        let isolation = service.type.attributes.contains("MainActor") ? spelling.isolation : ""
        let isClass = service.type.keyword == .class
        let requirements = service.requirements.flatMap { fact -> [String] in
            let isWritten =
                fact.kind == .property && !fact.isConstant && fact.isStored && isClass
                && !fact.modifiers.contains { $0.hasSuffix("(set)") }
            return spelling.requirement(fact, isWritten: isWritten).map { spelling.indent + $0 }
        }
        return spelling.lines(["/// What `\(name)` asks of its `\(service.type.name)`."]) + isolation
            + spelling.lines(["protocol \(service.name)\(isClass ? ": AnyObject" : "") {"] + requirements + ["}", ""])
            + spelling.lines(["extension \(service.type.name): \(service.name) {}"])
    }

    private func unique(_ services: [ServiceProtocol]) -> [ServiceProtocol] {
        var seen: Set<String> = []
        return services.filter { seen.insert($0.name).inserted }
    }
}
