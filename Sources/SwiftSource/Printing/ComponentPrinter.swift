import Refactor

/// Writes one component: its ports, its initializer, its members in source order under their marks, its forwarders.
struct ComponentPrinter {
    let plan: Plan
    let spelling: Spelling
    let bodies: Bodies
    let role: Role

    func print() -> PrintedFile {
        let members = MemberGroup(plan: plan, spelling: spelling, bodies: bodies, members: plan.members(of: role)).print()
        let forwarders = plan.forwarders.filter { $0.role == role }
        var head = header() + ports()
        if !head.hasSuffix("{" + spelling.newline), !members.pieces.isEmpty { head += spelling.newline }
        var pieces: [Piece] = [.generated(imports() + head)] + members.pieces
        if !forwarders.isEmpty {
            pieces.append(.generated(passedOn(forwarders, isFirst: members.pieces.isEmpty && ports().isEmpty)))
        }
        pieces.append(.generated("}" + spelling.newline))
        let name = plan.name(of: role)
        return PrintedFile(
            file: EmittedFile(name: name + ".swift", role: role, pieces: pieces), removals: members.removals)
    }

    private func imports() -> String {
        var names = Set(plan.members(of: role).flatMap(\.fact.identifiers))
        for forwarder in plan.forwarders where forwarder.role == role {
            names.formUnion(plan.controller.members[forwarder.member].fact.signatureNames)
        }
        for port in ports(of: role) { names.formUnion(identifiers(in: spelling.type(of: port))) }
        return ImportSelection(plan: plan).text(for: names, spelling: spelling)
    }

    private func ports(of role: Role) -> [Port] {
        plan.style.ports.filter { port in
            guard port.from == role else { return false }
            return plan.boundaries.contains { $0.port == port }
                || plan.crossings.contains { $0.path.contains(port) && port.protocolPattern == nil }
        }
    }

    private func header() -> String {
        let protocols = plan.boundaries(to: role).compactMap { $0.port.protocolName(in: plan.module) }
        let conformance = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
        return spelling.isolation
            + spelling.lines(["final class \(plan.name(of: role))\(conformance) {"])
    }

    /// Weak ports are set by the builder; strong ones come through the initializer.
    private func ports() -> String {
        let own = ports(of: role)
        let indent = spelling.indent
        var lines: [String] = []
        let strong = own.filter { $0.hold == .strong }
        for port in own where port.hold != .strong {
            lines.append("\(indent)weak var \(spelling.property(of: port)): \(spelling.optionalType(of: port))")
        }
        for port in strong {
            lines.append("\(indent)private let \(spelling.property(of: port)): \(spelling.type(of: port))")
        }
        guard !strong.isEmpty else { return spelling.lines(lines) }
        let parameters = strong.map { "\(spelling.property(of: $0)): \(spelling.type(of: $0))" }
        lines += ["", "\(indent)init(\(parameters.joined(separator: ", "))) {"]
        lines += strong.map { "\(indent)\(indent)self.\(spelling.property(of: $0)) = \(spelling.property(of: $0))" }
        return spelling.lines(lines + [indent + "}"])
    }

    private func passedOn(_ forwarders: [Forwarder], isFirst: Bool) -> String {
        var lines: [String] = isFirst ? [] : [""]
        lines.append(spelling.indent + "// MARK: - Passed on")
        for forwarder in forwarders {
            lines.append("")
            lines += spelling.forwarder(forwarder).map { spelling.indent + $0 }
        }
        return spelling.lines(lines)
    }
}

extension MemberFact {
    /// The identifiers of its signature or type.
    var signatureNames: Set<String> {
        var types = signature?.parameters.map(\.type) ?? []
        types += [signature?.result, valueType].compactMap { $0 }
        return Set(types.flatMap { Refactor.identifiers(in: $0) })
    }
}
