import Refactor

/// Writes one component: its ports, its initializer, its members in source order under their marks, its forwarders.
struct ComponentPrinter {
    let plan: Plan
    let spelling: Spelling
    let bodies: Bodies
    let role: Role

    func print() -> PrintedFile {
        let members = plan.members(of: role)
        let state = Array(members.prefix { $0.fact.isStored })
        let first = group(state, after: nil)
        let rest = group(Array(members.dropFirst(state.count)), after: state.last)
        var pieces: [Piece] = [.generated(imports() + header() + ports())]
        let sections = [
            first.pieces, initializer().isEmpty ? [] : [.generated(initializer())], rest.pieces, passedOn(),
        ]
        var isFirst = ports().isEmpty
        for section in sections where !section.isEmpty {
            if !isFirst, !startsWithBlankLine(section) { pieces.append(.generated(spelling.newline)) }
            pieces += section
            isFirst = false
        }
        pieces.append(.generated("}" + spelling.newline))
        let name = plan.name(of: role)
        return PrintedFile(
            file: EmittedFile(name: name + ".swift", role: role, pieces: pieces),
            removals: first.removals + rest.removals)
    }

    private func group(_ members: [Member], after previous: Member?) -> (pieces: [Piece], removals: [Removal]) {
        MemberGroup(plan: plan, spelling: spelling, bodies: bodies, members: members, precededBy: previous).print()
    }

    private func startsWithBlankLine(_ pieces: [Piece]) -> Bool {
        guard case .generated(let text)? = pieces.first else { return false }
        return text.hasPrefix(spelling.newline)
    }

    private func imports() -> String {
        var names = Set(plan.members(of: role).flatMap(\.fact.identifiers))
        for forwarder in plan.forwarders where forwarder.role == role {
            names.formUnion(plan.controller.members[forwarder.member].fact.signatureNames)
        }
        for port in plan.ports(of: role) { names.formUnion(identifiers(in: spelling.type(of: port))) }
        return ImportSelection(plan: plan).text(for: names, spelling: spelling)
    }

    private func header() -> String {
        let protocols = plan.boundaries(to: role).compactMap { $0.port.protocolName(in: plan.module) }
        let conformance = protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
        return spelling.isolation
            + spelling.lines(["final class \(plan.name(of: role))\(conformance) {"])
    }

    /// Weak ports are set by the builder; strong ones come through the initializer.
    private func ports() -> String {
        let own = plan.ports(of: role)
        let weak = own.filter { $0.hold != .strong }.map {
            "\(spelling.indent)weak var \(spelling.property(of: $0)): \(spelling.optionalType(of: $0))"
        }
        let strong = own.filter { $0.hold == .strong }.map {
            "\(spelling.indent)private let \(spelling.property(of: $0)): \(spelling.type(of: $0))"
        }
        return spelling.lines(weak + strong)
    }

    private func initializer() -> String {
        let strong = plan.ports(of: role).filter { $0.hold == .strong }
        let given = strong.map { (name: spelling.property(of: $0), type: spelling.type(of: $0)) } + services
        guard !given.isEmpty else { return "" }
        let indent = spelling.indent
        let head = spelling.list(
            open: "\(indent)init(", given.map { "\($0.name): \($0.type)" }, close: ") {", indent: indent)
        let body = given.map { "\(indent)\(indent)self.\($0.name) = \($0.name)" }
        return spelling.lines(head + body + [indent + "}"])
    }

    /// What the builder hands in beside the ports.
    private var services: [(name: String, type: String)] {
        plan.injections(into: role).map { injection in
            (plan.controller.members[injection.member].name, spelling.qualified(injection.type))
        }
    }

    private func passedOn() -> [Piece] {
        let forwarders = plan.forwarders.filter { $0.role == role }
        guard !forwarders.isEmpty else { return [] }
        var lines = [spelling.indent + "// MARK: - Passed on"]
        for forwarder in forwarders {
            lines.append("")
            lines += spelling.forwarder(forwarder).map { spelling.indent + $0 }
        }
        return [.generated(spelling.lines(lines))]
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
