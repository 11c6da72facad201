import Refactor

/// Writes the protocols: for each boundary what really crosses it.
struct ProtocolPrinter {
    let plan: Plan
    let spelling: Spelling

    private var services: ServicePrinter { ServicePrinter(plan: plan, spelling: spelling) }

    /// The files of protocols, as the style divides them.
    func files() -> [EmittedFile] {
        switch plan.style.protocols {
        case .one(let pattern):
            return [file(named: filled(pattern, module: plan.module), in: "", plan.protocols, services.services)]
        case .each:
            var names: [String] = []
            for name in plan.protocols.map(fileName) where !names.contains(name) { names.append(name) }
            let shared = names.map { name in
                let drafts = plan.protocols.filter { fileName(of: $0) == name }
                return file(named: name, in: drafts.first?.ports.first?.folder ?? "", drafts, [])
            }
            let folder = plan.style.component(for: .interactor)?.folder ?? ""
            return shared + services.services.map { file(named: $0.name, in: folder, [], [$0]) }
        case .withUser:
            return services.services.map { file(named: $0.name, in: "", [], [$0]) }
        }
    }

    /// The declarations that stand in the file of a component.
    func text(besides role: Role) -> String {
        drafts(besides: role).map(declaration).joined(separator: spelling.newline)
    }

    /// The names in those declarations.
    func names(besides role: Role) -> Set<String> { names(in: drafts(besides: role), []) }

    private func drafts(besides role: Role) -> [ProtocolDraft] {
        guard plan.style.protocols == .withUser else { return [] }
        return plan.protocols.filter { $0.ports.first?.from == role }
    }

    private func fileName(of draft: ProtocolDraft) -> String {
        draft.ports.first?.file.map { filled($0, module: plan.module) } ?? draft.name
    }

    private func file(
        named name: String, in folder: String, _ drafts: [ProtocolDraft], _ known: [ServiceProtocol]
    ) -> EmittedFile {
        let refinesLibrary = drafts.contains { $0.ports.first?.refines != "AnyObject" }
        let names = names(in: drafts, known)
        let imports = ImportSelection(plan: plan).text(
            for: names, and: refinesLibrary ? plan.style.head.imports : [], areTypes: known.isEmpty,
            of: known.isEmpty ? [] : nil, writing: names, spelling: spelling)
        let text = (drafts.map(declaration) + known.map(services.declaration)).joined(separator: spelling.newline)
        return EmittedFile(name: name + ".swift", folder: folder, role: nil, pieces: [.generated(imports + text)])
    }

    private func names(in drafts: [ProtocolDraft], _ known: [ServiceProtocol]) -> Set<String> {
        let required = drafts.flatMap(\.requirements).map { plan.asked($0) }
        return required.reduce(into: known.reduce(into: []) { $0.formUnion(services.names(in: $1)) }) {
            $0.formUnion($1.signatureNames)
        }
    }

    private func declaration(of draft: ProtocolDraft) -> String {
        let askers = draft.ports.map { "`\(plan.name(of: $0.from))`" }
        let to = draft.ports.first.map { plan.name(of: $0.to) } ?? ""
        let isProperty = { (requirement: Requirement) in
            plan.controller.members[requirement.member].kind == .property
        }
        let ordered = draft.requirements.filter(isProperty) + draft.requirements.filter { !isProperty($0) }
        var lines: [String] = []
        for (index, requirement) in ordered.enumerated() {
            if index > 0, isProperty(ordered[index - 1]), !isProperty(requirement) { lines.append("") }
            lines += spelling.lines(of: requirement).map { spelling.indent + $0 }
        }
        let verb = askers.count == 1 ? "asks" : "ask"
        let access = BuilderAccess(plan: plan).word(before: draft)
        let head = "\(access)protocol \(draft.name): \(draft.ports.first?.refines ?? "AnyObject") {"
        let others = draft.ports.contains { $0.given == .caller } ? ", or of whom the app gives in its place" : ""
        return spelling.lines(["/// What \(list(askers)) \(verb) of `\(to)`\(others)."]) + spelling.isolation
            + spelling.lines([head] + lines + ["}"])
    }

    private func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
