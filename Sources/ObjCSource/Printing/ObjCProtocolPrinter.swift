import Refactor

/// Writes the header of protocols: for each boundary what really crosses it.
struct ObjCProtocolPrinter {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    /// The headers, as the style divides the protocols.
    func files() -> [EmittedFile] {
        let boundaries = plan.boundaries.filter { $0.port.protocolPattern != nil }
        var names: [String] = []
        for name in boundaries.compactMap({ spelling.header(of: $0.port) }) where !names.contains(name) {
            names.append(name)
        }
        return names.map { name in file(named: name, boundaries.filter { spelling.header(of: $0.port) == name }) }
    }

    private func file(named name: String, _ boundaries: [Boundary]) -> EmittedFile {
        let types = boundaries.flatMap(\.requirements).flatMap { typeTexts(of: plan.controller.members[$0.member]) }
        let header = HeaderTypes(spelling: spelling, types: types)
        let protocols = boundaries.map(declaration).joined(separator: [""])
        let text = spelling.lines(
            header.imports() + header.forwards() + [""] + spelling.audited(Array(protocols)))
        let folder = plan.style.protocols == .each ? boundaries.first?.port.folder ?? "" : ""
        return EmittedFile(name: name + ".h", folder: folder, role: nil, pieces: [.generated(text)])
    }

    /// The types in a member's head.
    func typeTexts(of member: Member) -> [String] {
        let signature = spelling.audit.signature(of: member)
        return (signature?.parameters.map(\.type) ?? []) + [signature?.result, member.fact.valueType].compactMap { $0 }
    }

    private func declaration(of boundary: Boundary) -> [String] {
        let name = boundary.port.protocolName(in: plan.module) ?? ""
        let from = plan.name(of: boundary.port.from)
        let to = plan.name(of: boundary.port.to)
        let properties = properties(of: boundary)
        let declared = properties.compactMap { declaration(of: $0, through: boundary.port) }
        let methods = properties.flatMap { accessors(of: $0, through: boundary.port) } + methods(of: boundary)
        let isBoth = !declared.isEmpty && !methods.isEmpty
        return ["/// What `\(from)` asks of `\(to)`.", "@protocol \(name) <NSObject>", ""]
            + declared + (isBoth ? [""] : []) + methods + ["", "@end"]
    }

    // MARK: - Properties

    /// Properties each once, also where a variable and the property over it are both used.
    private func properties(of boundary: Boundary) -> [Member] {
        var order: [String] = []
        var found: [String: Member] = [:]
        for requirement in boundary.requirements {
            let member = plan.controller.members[requirement.member]
            guard member.kind == .property else { continue }
            let name = spelling.properties.name(of: member)
            if found[name] == nil { order.append(name) }
            if found[name]?.fact.isVariable != false { found[name] = member }
        }
        return order.compactMap { found[$0] }
    }

    /// The property, where the owner's own declaration allows it; the owner's class extension may only make a readonly
    /// one writable.
    func declaration(of property: Member, through port: Port) -> String? {
        guard isRedeclared(property, by: port.to) else {
            return spelling.properties.requirement(property, isWritten: isWritten(property, on: port.to))
        }
        return property.fact.isConstant ? nil : spelling.properties.requirement(property, isWritten: false)
    }

    /// Returns the accessors of a property that have to be spelled as methods.
    private func accessors(of property: Member, through port: Port) -> [String] {
        guard isRedeclared(property, by: port.to) else { return [] }
        if property.fact.isConstant { return [spelling.properties.getterRequirement(property)] }
        return isWritten(property, on: port.to) ? [spelling.properties.setterRequirement(property)] : []
    }

    /// Returns true if a class extension of the component declares the property too.
    private func isRedeclared(_ property: Member, by role: Role) -> Bool {
        let placement = plan.placements[property.index]
        guard placement.role == role, !property.fact.isVariable else { return false }
        if placement.moves { return !spelling.departures.staysDeclared(property) }
        return plan.controller.declarations[property.declaration].fact.isClassExtension
    }

    /// Returns true if anybody writes a property of a component: all its protocols say the same.
    private func isWritten(_ property: Member, on role: Role) -> Bool {
        let name = spelling.properties.name(of: property)
        return plan.boundaries(to: role).contains { boundary in
            isSet(property, in: boundary)
                || boundary.requirements.contains { requirement in
                    let member = plan.controller.members[requirement.member]
                    return requirement.isWritten && member.kind == .property
                        && spelling.properties.name(of: member) == name
                }
        }
    }

    /// Returns true if the boundary also asks for the property's setter as a method.
    private func isSet(_ property: Member, in boundary: Boundary) -> Bool {
        boundary.requirements.contains { plan.controller.members[$0.member].id == property.fact.setterName }
    }

    // MARK: - Methods

    /// Methods that are no accessors of the boundary's properties.
    private func methods(of boundary: Boundary) -> [String] {
        let members = boundary.requirements.map { plan.controller.members[$0.member] }
        let properties = members.filter { $0.kind == .property }
        let accessors = Set(properties.flatMap { [$0.fact.getterName, $0.fact.setterName] })
        return members.filter { $0.kind != .property && !accessors.contains($0.id) }.map(spelling.methods.requirement)
    }
}
