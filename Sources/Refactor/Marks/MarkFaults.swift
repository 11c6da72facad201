/// Checks that marks changed nothing but the order of whole members: same declarations, same lines, properties in order.
package func markFaults(from old: SyntaxFacts, to new: SyntaxFacts) -> [ConservationFault] {
    let path = old.file.path
    var faults: [ConservationFault] = []
    if old.types.map(\.name) != new.types.map(\.name) || old.imports.map(\.text) != new.imports.map(\.text) {
        faults.append(
            ConservationFault(rule: "member-count", description: "\(path): its types or imports would change"))
    }
    for (before, after) in zip(old.types, new.types) {
        if texts(of: before.members, in: old) != texts(of: after.members, in: new) {
            faults.append(
                ConservationFault(
                    rule: "member-count", description: "\(path): a member of '\(before.name)' would change or be lost"))
        }
        if before.members.filter(\.isStored).map(\.id) != after.members.filter(\.isStored).map(\.id) {
            faults.append(
                ConservationFault(
                    rule: "property-order",
                    description: "\(path): properties of '\(before.name)' would change their order"))
        }
        if before.members.filter(\.isConditional).map(\.id) != after.members.filter(\.isConditional).map(\.id) {
            faults.append(
                ConservationFault(
                    rule: "condition", description: "\(path): members of '\(before.name)' would cross an #if"))
        }
    }
    if let line = firstDifference(lines(of: old), lines(of: new)) {
        faults.append(
            ConservationFault(rule: "lost-bytes", description: "\(path): the line '\(line)' would be lost or doubled"))
    }
    return faults
}

/// The members' ids and bytes, sorted.
private func texts(of members: [MemberFact], in facts: SyntaxFacts) -> [String] {
    members.map { $0.id + "\n" + facts.file.text($0.declaration) }.sorted()
}

/// All lines but blank ones and marks, trimmed and sorted.
private func lines(of facts: SyntaxFacts) -> [String] {
    let marks = Set(facts.marks.map(\.range.lowerBound))
    let file = facts.file
    var lines: [String] = []
    for (index, start) in file.lineStarts.enumerated() {
        let end = index + 1 < file.lineStarts.count ? file.lineStarts[index + 1] : file.bytes.count
        let blanks = file.bytes[start..<end].prefix(while: \.isBlank).count
        guard start + blanks < end, !marks.contains(start + blanks) else { continue }
        let trailing = file.bytes[start..<end].reversed().prefix(while: \.isBlank).count
        lines.append(file.text(start + blanks..<end - trailing))
    }
    return lines.sorted()
}

private func firstDifference(_ old: [String], _ new: [String]) -> String? {
    guard old != new else { return nil }
    if let (left, right) = zip(old, new).first(where: { $0 != $1 }) { return min(left, right) }
    return old.count > new.count ? old[new.count] : new[old.count]
}
