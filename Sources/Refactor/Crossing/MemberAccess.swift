/// The visibility of a member, as its modifiers and the extension around it say.
struct MemberAccess {
    let controller: Controller

    /// The access level that counts: as written, or that of its extension; parts of methods are written anew.
    func level(of member: Member) -> Access {
        guard member.cut == nil, !member.isInherited else { return .internal }
        return member.fact.writtenAccess ?? declaration(of: member).extensionAccess ?? .internal
    }

    /// Returns true if other files cannot see a member.
    func isFileBound(_ member: Member) -> Bool { level(of: member).isFileBound }

    private func declaration(of member: Member) -> TypeFact { controller.declarations[member.declaration].fact }
}

extension TypeFact {
    /// The level that an extension gives its members when it writes one.
    fileprivate var extensionAccess: Access? { keyword == .extension ? access : nil }
}
