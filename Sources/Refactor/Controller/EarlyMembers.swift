extension Controller {
    /// The members that may run before an initializer has come to an end: initializers, what they call, what that calls,
    /// and what the view runs if one of them asks for it.
    package func reachedFromInitializers() -> Set<Int> {
        let loading = members.filter { ["loadView", "viewDidLoad"].contains($0.name) && $0.kind == .method }.map(
            \.index)
        var open = members.filter { $0.kind == .initializer }.map(\.index)
        var reached: Set<Int> = []
        while let next = open.popLast() {
            guard reached.insert(next).inserted else { continue }
            open += members[next].kind == .initializer ? calls(ofInitializer: members[next]) : members[next].ownTargets
            if members[next].loadsView { open += loading }
        }
        return reached
    }

    /// An initializer that sets a stored property runs no observer of it.
    private func calls(ofInitializer member: Member) -> [Int] {
        member.references.flatMap { reference -> [Int] in
            guard case .own(let targets) = reference.target else { return [] }
            return targets.filter { reference.fact.usage != .write || !members[$0].fact.isStored }
        }
    }
}

extension Member {
    /// Asking for the view makes it.
    fileprivate var loadsView: Bool {
        references.contains { reference in
            guard case .inherited = reference.target else { return false }
            return ["loadViewIfNeeded", "view"].contains(reference.name)
        }
    }
}
