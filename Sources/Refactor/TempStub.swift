package struct Slice: Sendable, Equatable { package let range: Range<Int>; package let line: Int; package let endLine: Int; package let role: Role; package let reason: String }
package func assignRoles(_ c: Controller, pins: [String: Role]) -> [Assignment] {
    c.members.map { m in
        let n = m.name.lowercased()
        let r: Role = pins[m.id] ?? (n.hasPrefix("open") ? .router : n.hasPrefix("request") || n.hasPrefix("save") || n.hasPrefix("load") ? .interactor : n.hasPrefix("handle") || n.hasPrefix("message") ? .presenter : .view)
        return Assignment(member: m.index, role: r, responsibility: .viewLife, confidence: .high, margin: 1, isPinned: false, anchor: nil, evidence: [], alternative: nil)
    }
}
package func slices(of m: Member, assignment: Assignment, assignments: [Assignment], in c: Controller) -> [Slice] { [] }
package func advice(for c: Controller, assignments: [Assignment]) -> [String] { [] }
