/// Names that a person wishes for methods that are cut out of others, by the names that were proposed for them.
struct CutRenames {
    private let wishes: [String: String]
    private let members: Set<String>
    private let names: TakenNames

    init(_ wishes: [String: String], controller: Controller, names: TakenNames) {
        self.wishes = wishes
        members = Set(controller.members.map(\.name))
        self.names = names
    }

    /// The cuts by the names that are wished for them, and the wishes that cannot be met: there the proposal stays.
    func apply(to cuts: [Cut]) -> (cuts: [Cut], refused: [RefusedName]) {
        var open = wishes
        var refused: [RefusedName] = []
        while let next = refusal(among: cuts, open) {
            open[next.proposed] = nil
            refused.append(next)
        }
        let renamed = cuts.map { cut in
            var renamed = cut
            if let name = open[cut.proposedName] { renamed.name = name }
            return renamed
        }
        return (renamed, refused)
    }

    /// The first wish that cannot be met beside the others.
    private func refusal(among cuts: [Cut], _ wishes: [String: String]) -> RefusedName? {
        guard !wishes.isEmpty else { return nil }
        // Names of parts that nobody renames come first, whatever their order.
        var known = cuts.filter { wishes[$0.proposedName] == nil }
        for cut in cuts {
            guard let name = wishes[cut.proposedName] else { continue }
            if let reason = obstacle(to: name, for: cut) ?? clash(of: name, cut, with: known) {
                return RefusedName(proposed: cut.proposedName, name: name, reason: reason)
            }
            var cut = cut
            cut.name = name
            known.append(cut)
        }
        return nil
    }

    private func obstacle(to name: String, for cut: Cut) -> String? {
        let isWord = Reserved.keywords.contains(name) || ["Any", "Self", "_"].contains(name)
        if isWord { return "it is a word of Swift itself" }
        if CutNames.ports.contains(name) { return "the components call each other so" }
        if name != cut.proposedName, members.contains(name) { return "the controller has a member of that name" }
        if cut.role == .view, names.ofView.contains(name) { return "the controller inherits a member of that name" }
        return names.functions.contains(name) ? "the controller's code calls a function of that name" : nil
    }

    /// Methods that differ by their labels may share a name; equal parts are one method.
    private func clash(of name: String, _ cut: Cut, with known: [Cut]) -> String? {
        let other = known.first {
            $0.name == name && $0.labels == cut.labels && $0.proposedName != cut.proposedName
        }
        return other.map { other in
            other.name == other.proposedName
                ? "another part is called so" : "'\(other.proposedName)' is to be called so too"
        }
    }
}
