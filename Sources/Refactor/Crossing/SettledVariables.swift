/// Variables of the view that nothing writes once the initializer has run: they are as constant as a `let`.
struct SettledVariables {
    private let controller: Controller
    /// Members that other code may use, and therefore write.
    private let isOpen: (Member) -> Bool
    private let uses: [Int: [(user: Member, fact: ReferenceFact)]]

    init(of controller: Controller, isOpen: @escaping (Member) -> Bool) {
        self.controller = controller
        self.isOpen = isOpen
        var uses: [Int: [(user: Member, fact: ReferenceFact)]] = [:]
        for member in controller.members {
            for reference in member.references {
                guard case .own(let targets) = reference.target else { continue }
                for target in targets { uses[target, default: []].append((member, reference.fact)) }
            }
        }
        self.uses = uses
    }

    /// A type that is not optional has its value before the superclass is initialized, so before anybody can ask.
    func contain(_ member: Member) -> Bool {
        let fact = member.fact
        guard fact.isStored, !fact.isConstant, fact.accessors.isEmpty, !fact.hasInitialValue,
            let type = fact.valueType, !type.hasSuffix("?"), !type.hasSuffix("!"), !isOpen(member)
        else { return false }
        let uses = uses[member.index] ?? []
        let writers = uses.filter { $0.user.kind == .initializer && $0.fact.usage == .write }.map(\.user.index)
        let isWrittenOnce = Set(writers).count == writers.count
        return isWrittenOnce && uses.allSatisfy { $0.user.kind == .initializer || isRead($0.fact, as: type) }
    }

    /// A call may change a value in place, but never which object is meant.
    private func isRead(_ use: ReferenceFact, as type: String) -> Bool {
        guard use.usage == .read || use.usage == .shorthand else { return false }
        return !use.mayMutate || controller.isObject(type)
    }
}
