import Refactor

/// Writes the file of protocols: for each boundary what really crosses it.
struct ProtocolPrinter {
    let plan: Plan
    let spelling: Spelling

    func file() -> EmittedFile {
        let boundaries = plan.boundaries.filter { $0.port.protocolPattern != nil }
        let names = boundaries.flatMap(\.requirements)
            .reduce(into: Set<String>()) { $0.formUnion(plan.controller.members[$1.member].fact.signatureNames) }
        let imports = ImportSelection(plan: plan).text(for: names, spelling: spelling)
        let text = boundaries.map(declaration).joined(separator: spelling.newline)
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
}
