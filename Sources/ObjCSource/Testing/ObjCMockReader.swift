import Refactor

/// Makes mocks of the protocols of a module, and of those made for services.
struct ObjCMockReader {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    func mocks() -> [ObjCMock] {
        var names: [String] = []
        for name in plan.boundaries.compactMap({ $0.port.protocolName(in: plan.module) }) where !names.contains(name) {
            names.append(name)
        }
        let own = names.map { name in
            mock(of: plan.boundaries.filter { $0.port.protocolName(in: plan.module) == name }, named: name)
        }
        var seen: Set<String> = []
        let services = plan.roles.flatMap(plan.handedServices(of:)).filter { seen.insert($0.type).inserted }
        return own + services.compactMap(mock)
    }

    // MARK: - Of the module

    private func mock(of boundaries: [Boundary], named name: String) -> ObjCMock {
        let members = plan.controller.members
        let all = boundaries.flatMap(\.requirements)
        var seen: Set<String> = []
        let methods = all.map { members[$0.member] }.filter { $0.kind != .property && seen.insert($0.id).inserted }
        seen = []
        let properties = all.filter { members[$0.member].kind == .property }.filter {
            seen.insert(spelling.properties.name(of: members[$0.member])).inserted
        }
        let written = Set(
            all.filter { $0.isWritten && members[$0.member].kind == .property }.map {
                spelling.properties.name(of: members[$0.member])
            })
        let printer = ObjCProtocolPrinter(spelling: spelling)
        return ObjCMock(
            name: name, label: boundaries.first.map { spelling.property(of: $0.port) } ?? "other",
            properties: properties.map { requirement in
                property(members[requirement.member], of: boundaries.first?.port, isWritten: written)
            },
            methods: methods.map { ObjCMock.Method(fact: $0.fact, head: spelling.methods.definition($0)) },
            types: (methods + properties.map { members[$0.member] }).flatMap(printer.typeTexts))
    }

    /// A change of a property that is atomic is not noted: it would have both accessors written or none.
    private func property(_ member: Member, of port: Port?, isWritten written: Set<String>) -> ObjCMock.Property {
        let asked = port.flatMap { ObjCProtocolPrinter(spelling: spelling).declaration(of: member, through: $0) }
        let declaration =
            asked.map(open) ?? spelling.properties.requirement(member, isWritten: true)
        let name = spelling.properties.name(of: member)
        let isNoted =
            written.contains(name) && declaration.contains("nonatomic")
            && !member.fact.modifiers.contains { $0.hasPrefix("setter") }
        return ObjCMock.Property(
            name: name, declaration: declaration,
            setter: isNoted ? String(spelling.properties.setterRequirement(member).dropLast()) : nil)
    }

    /// Everybody may write it.
    private func open(_ declaration: String) -> String {
        declaration.replacing(", readonly", with: "").replacing("(readonly, ", with: "(")
            .replacing(" (readonly)", with: "")
    }

    // MARK: - Of services

    private func mock(of injection: Injection) -> ObjCMock? {
        guard let service = injection.service else { return nil }
        let facts = ObjCServicePrinter(spelling: spelling).methods(of: service)
        let methods = facts.filter { $0.signature != nil }
        return ObjCMock(
            name: service.name, label: injection.name,
            properties: service.declarations.filter { $0.hasPrefix("@property") }.map { text in
                let name = String(text.dropLast().reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
                return ObjCMock.Property(name: name, declaration: open(text), setter: nil)
            },
            methods: methods.map { fact in
                let text = service.declarations.first { ObjCServicePrinter.selector(of: $0) == fact.id }
                return ObjCMock.Method(
                    fact: fact, head: TypeText(String(text?.dropLast() ?? "")).withoutNullability.text)
            },
            types: facts.flatMap(\.headTypes))
    }
}
