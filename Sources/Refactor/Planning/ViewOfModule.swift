extension Controller {
    /// True if somebody made it the view of a module: it holds a presenter by its protocol, and a protocol of views is how
    /// that one knows it. A second presenter beside the first would help nobody.
    var isViewOfModule: Bool {
        let protocols = conformances.filter { name in ModuleProtocols.views.contains(where: name.hasSuffix) }
        guard !protocols.isEmpty else { return false }
        return members.contains { member in
            guard member.kind == .property, member.fact.isStored, let type = member.fact.valueType else { return false }
            return identifiers(in: type).contains { ModuleProtocols.presenters.contains(where: $0.hasSuffix) }
        }
    }
}
