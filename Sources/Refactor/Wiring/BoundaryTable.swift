/// Collects what crosses each port of a style.
struct BoundaryTable {
    private var boundaries: [Boundary] = []

    /// Enters a requirement in the boundary of a port, or adds a line to the one that is there.
    mutating func enter(_ member: Int, in port: Port, isWritten: Bool, line: Int) {
        let new = Requirement(member: member, isWritten: isWritten, lines: [line])
        guard let index = boundaries.firstIndex(where: { $0.port == port }) else {
            boundaries.append(Boundary(port: port, requirements: [new]))
            return
        }
        guard let known = boundaries[index].requirements.firstIndex(where: { $0.member == member }) else {
            boundaries[index].requirements.append(new)
            return
        }
        var requirement = boundaries[index].requirements[known]
        requirement.isWritten = requirement.isWritten || isWritten
        if !requirement.lines.contains(line) {
            requirement.lines.append(line)
            requirement.lines.sort()
        }
        boundaries[index].requirements[known] = requirement
    }

    /// The boundaries in the order of the style's ports, the requirements in the order of the members.
    func sorted(as style: Style) -> [Boundary] {
        style.ports.compactMap { port in
            guard var boundary = boundaries.first(where: { $0.port == port }) else { return nil }
            boundary.requirements.sort { $0.member < $1.member }
            return boundary
        }
    }
}

extension ReferenceFact {
    /// Returns true if the use may change the property that it names; a call of an object changes what is in the object.
    func writes(_ target: Member, in controller: Controller) -> Bool {
        guard target.kind == .property, !target.fact.isConstant else { return false }
        if target.fact.accessors.contains("get"), !target.fact.accessors.contains("set") { return false }
        switch usage {
        case .write, .readWrite, .reference: return true
        case .read:
            return mayMutate && !target.fact.has(modifier: "private(set)")
                && !controller.isObject(target.fact.valueType ?? "")
        case .call, .selector, .keyPath, .capture, .shorthand, .type: return false
        }
    }
}
