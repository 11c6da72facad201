/// Says whose values the builder can hand to a component: of a type that may stand in its initializer.
///
/// What is a view itself stays where it is; so does what is called, unless its type shows that it is a closure: it has to
/// be marked as escaping where an initializer takes it.
struct HandableValues {
    private let classes: [TypeClass]
    private let hidden: Set<String>
    private let called: Set<Int>
    private let escaping: Set<String>
    /// The roles whose components take values.
    let roles: Set<Role>

    /// `classes` says what each member's type is for, `hidden` are the names that only the controller's file can see.
    init(of controller: Controller, style: Style, classes: [TypeClass], hidden: Set<String>) {
        self.classes = classes
        self.hidden = hidden
        called = Set(
            controller.members.flatMap(\.references).filter { $0.fact.usage == .call }.flatMap(\.ownTargets))
        escaping = Set(
            controller.members.compactMap(\.fact.signature).flatMap(\.parameters).map(\.type)
                .filter { $0.has("@escaping") }.map { identifiers(in: $0).last ?? "" })
        let canHand = controller.language == .swift && style.builder != nil
        roles = canHand ? Set(style.components.filter(\.takesConstants).compactMap(\.role)) : []
    }

    /// Returns true if it is stored in every object, with nothing that makes it special, and of a type that can be
    /// handed over.
    func contain(_ member: Member, allowing modifiers: Set<String> = []) -> Bool {
        guard let type = member.fact.valueType, member.fact.isPlain(besides: modifiers) else { return false }
        let names = identifiers(in: type)
        guard ![.view, .screen].contains(classes[member.index]), !type.has("some "), hidden.isDisjoint(with: names)
        else { return false }
        if ClosureType.isWritten(type) { return true }
        return classes[member.index] != .closure && !called.contains(member.index) && !type.has("->")
            && escaping.isDisjoint(with: names)
    }
}

extension Component {
    /// True if the builder makes it with whatever it needs: neither a base class nor the style has an initializer for
    /// it.
    fileprivate var takesConstants: Bool {
        role != .view && inherits.isEmpty && !builds && !text.contains { $0.contains("init(") }
    }
}

extension Reference {
    /// The members of the controller that it may mean.
    fileprivate var ownTargets: [Int] {
        guard case .own(let targets) = target else { return [] }
        return targets
    }
}

extension MemberFact {
    /// Stored in every object, with nothing that makes it special.
    fileprivate func isPlain(besides allowed: Set<String>) -> Bool {
        kind == .property && isStored && !isStatic && attributes.isEmpty && !isConditional
            && !isOneOfSeveral && damage == nil
            && modifiers.allSatisfy { $0 == "final" || $0.hasSuffix("(set)") || allowed.contains($0) }
    }
}
