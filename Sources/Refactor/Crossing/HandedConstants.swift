/// Constants of the view that components have as their own: the builder hands the value over.
///
/// A constant never changes, and neither does a variable that only the initializer writes, so that a copy is as good as asking the view for it, and it is there when the view has
/// gone. What is a view itself stays where it is; so does what is called, since a closure in an initializer's
/// parameter would have to be marked as escaping, and its type may not show that it is one.
struct HandedConstants {
    private let members: Set<Int>
    private let roles: Set<Role>

    /// `classes` says what each member's type is for, `hidden` are the names that only the controller's file can see,
    /// `isOpen` says which members other code may use.
    init(
        of controller: Controller, style: Style, classes: [TypeClass], hidden: Set<String>,
        isOpen: @escaping (Member) -> Bool
    ) {
        guard controller.language == .swift, style.builder != nil else {
            members = []
            roles = []
            return
        }
        let called = Set(
            controller.members.flatMap(\.references).filter { $0.fact.usage == .call }.flatMap(\.ownTargets))
        let escaping = Set(
            controller.members.compactMap(\.fact.signature).flatMap(\.parameters).map(\.type)
                .filter { $0.has("@escaping") }.map { identifiers(in: $0).last ?? "" })
        let settled = SettledVariables(of: controller, isOpen: isOpen)
        members = Set(
            controller.members.filter { member in
                guard let type = member.fact.valueType, member.fact.isPlain,
                    member.fact.isConstant || settled.contain(member)
                else { return false }
                let names = identifiers(in: type)
                return ![.view, .screen, .closure].contains(classes[member.index]) && !called.contains(member.index)
                    && !type.has("->") && !type.has("some ") && hidden.isDisjoint(with: names)
                    && escaping.isDisjoint(with: names)
            }.map(\.index))
        roles = Set(style.components.filter(\.takesConstants).compactMap(\.role))
    }

    /// Whether the component of a role has a copy of a member that stays in the view.
    func serve(_ member: Int, _ role: Role) -> Bool { members.contains(member) && roles.contains(role) }
}

extension Component {
    /// Whether the builder makes it with whatever it needs: neither a base class nor the style has an initializer for it.
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
    fileprivate var isPlain: Bool {
        kind == .property && isStored && !isStatic && attributes.isEmpty && !isConditional
            && !isOneOfSeveral && damage == nil && modifiers.allSatisfy { $0 == "final" || $0.hasSuffix("(set)") }
    }
}
