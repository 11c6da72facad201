extension Assignment {
    /// A cut goes to the role that it was cut for.
    init(of cut: Cut, member: Int) {
        self.init(
            member: member, role: cut.role, responsibility: .standard(of: cut.role), confidence: .high, margin: 0,
            isPinned: true, anchor: nil, evidence: [], alternative: nil)
    }
}
