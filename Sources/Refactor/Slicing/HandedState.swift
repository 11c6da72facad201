/// State of the view, or of the mediator, that methods of a component are given by whoever there calls them, instead of
/// asking for it.
///
/// `func showDetail() { … viewController.order … }` becomes `func showDetail(order: Order)`, and the view calls
/// `router.showDetail(order: order)`; `func load() { … output?.page … }` becomes `func load(page: Int)`. The value is the
/// same: the method reads it before it calls anything that could change it, and nobody but the owner of the state calls
/// the method.
struct HandedState {
    private let controller: Controller
    private let placements: [Placement]
    private let mediator: Role
    private let types: TypeMemory
    private let rules: CrossingRules
    private let isUsedOutside: (Member) -> Bool
    private let callers: [[Int]]
    /// The types nested in the controller, which a parameter would have to name in full.
    private let nested: Set<String>

    init(
        in slicing: Slicing, mediator: Role, rules: CrossingRules, types: TypeMemory,
        isUsedOutside: @escaping (Member) -> Bool
    ) {
        self.rules = rules
        controller = slicing.controller
        placements = slicing.placements
        self.mediator = mediator
        self.types = types
        self.isUsedOutside = isUsedOutside
        callers = controller.callers()
        nested = Set(controller.members.filter { $0.kind == .type }.map(\.name))
    }

    /// The state that can be given to each method, by the method.
    func gifts() -> [Int: [Member]] {
        var found: [Int: [Member]] = [:]
        for member in controller.members where placements[member.index].moves {
            guard mayTakeMore(member), let giver = caller(of: member) else { continue }
            let state = member.ownTargets.filter { mayBeGiven($0, of: giver, to: member) }.map {
                controller.members[$0]
            }
            if !state.isEmpty, state.count <= Self.most { found[member.index] = state }
        }
        return found
    }

    /// More than so many values are no parameters of one event.
    private static let most = 3

    /// The controller in which some methods are given some state.
    func controller(giving gifts: [Int: [Member]]) -> Controller {
        let members = controller.members.map { member -> Member in
            let given = gifts[member.index].map { taking($0, in: member) } ?? member
            return handing(gifts, in: given)
        }
        return controller.with(members: members)
    }

    // MARK: - Who may

    private func mayTakeMore(_ member: Member) -> Bool {
        let fact = member.fact
        guard member.kind == .method, !fact.isStatic, fact.attributes.isEmpty, !member.isEntry, !isUsedOutside(member),
            member.cut?.valueType == nil, member.cut != nil || fact.parametersEnd != nil,
            let signature = fact.signature, signature.generics.isEmpty,
            !signature.parameters.contains(where: \.isVariadic)
        else { return false }
        let hasNamesake = controller.members.contains { $0.index != member.index && $0.name == member.name }
        return !hasNamesake && fact.tree?.hasLoops != true
    }

    /// Returns the view or the mediator if every use of a method is a plain call in one of its methods, where self is
    /// held.
    private func caller(of target: Member) -> Role? {
        let users = callers[target.index].map { controller.members[$0] }
        guard let giver = users.first.map({ placements[$0.index].role }), giver == .origin || giver == mediator,
            giver != placements[target.index].role, (controller.selections[target.index] ?? []).isEmpty
        else { return nil }
        let isAlone = users.allSatisfy { user in
            placements[user.index].role == giver && user.kind == .method && (user.cut == nil || giver != .origin)
                && user.references.allSatisfy { !$0.means(target.index) || isPlain($0, of: target, in: user) }
        }
        return isAlone ? giver : nil
    }

    private func isPlain(_ reference: Reference, of target: Member, in user: Member) -> Bool {
        let fact = reference.fact
        guard reference.target == .own([target.index]), fact.usage == .call else { return false }
        if let place = user.inner.first(where: { isCall(fact, at: $0, of: target) }) {
            switch place.cut.selfSpelling {
            case .implicit, .named: return true
            case .none, .optional: return false
            }
        }
        return [.none, .ownSelf].contains(fact.base) && fact.arguments != nil && !fact.labels.contains("{")
    }

    private func isCall(_ fact: ReferenceFact, at place: CutPlace, of target: Member) -> Bool {
        place.member == target.index && fact.range.isEmpty && place.cut.range.lowerBound == fact.range.lowerBound
    }

    /// Returns true if a property of the giver is only read, at once, and before the method calls anything of its own.
    private func mayBeGiven(_ index: Int, of giver: Role, to member: Member) -> Bool {
        let property = controller.members[index]
        guard placements[index].role == giver, property.fact.isStored, !property.fact.isStatic,
            !property.fact.has(modifier: "lazy"), let type = property.fact.valueType, !type.contains("->"),
            !type.hasPrefix("some "), !rules.hands(index, at: giver, to: placements[member.index].role),
            types.isState(property), !types.isFunction(type), nested.isDisjoint(with: identifiers(in: type)),
            !member.fact.localNames.contains(property.name),
            member.fact.signature?.parameters.contains(where: { $0.label == property.name }) == false
        else { return false }
        let uses = member.references.filter { $0.means(index) }
        let depth = member.cut?.closureDepth ?? 0
        let isRead = uses.allSatisfy { use in
            [.read, .shorthand].contains(use.fact.usage) && use.fact.closureDepth == depth
                && [.none, .ownSelf].contains(use.fact.base) && !use.fact.sets(property)
                && (!use.fact.mayMutate || isShared(type))
        }
        guard isRead, let last = uses.last?.fact.range.lowerBound else { return false }
        return !member.references.contains { $0.fact.range.lowerBound < last && mayCallBack($0) }
    }

    /// Returns true for an object, or a value whose methods change nothing.
    private func isShared(_ type: String) -> Bool {
        let name = String(type.prefix { !"?!".contains($0) })
        if Self.plain.contains(name) { return true }
        if let kind = SDKType.named(name)?.kind { return kind == "class" || kind == "protocol" }
        let declared = controller.project?.types.declarations(of: name) ?? []
        return !declared.isEmpty
            && declared.allSatisfy { ["class", "protocol", "actor"].contains($0.keyword.rawValue) }
    }

    private static let plain: Set<String> = ["Bool", "Date", "Double", "Int", "URL", "UUID"]

    private func mayCallBack(_ reference: Reference) -> Bool {
        guard reference.fact.usage == .call else { return false }
        switch reference.target {
        case .own, .inherited, .superclass, .unresolved: return true
        case .nested, .global, .known, .selfType, .selfValue, .foreign: return false
        }
    }

    // MARK: - The edits

    /// A method with further parameters, and without the questions that they answer.
    private func taking(_ state: [Member], in member: Member) -> Member {
        let given = Set(state.map(\.index))
        let reads = member.references.filter { $0.isOne(of: given) }
        var fact = member.fact
        let own = fact.signature ?? Signature(parameters: [], effects: "", result: nil, generics: "", constraints: "")
        fact.signature = own.with(state.map(Self.parameter))
        fact.sourceID = member.sourceID
        fact.id = fact.id.dropLast() + state.map { $0.name + ":" }.joined() + ")"
        fact.localNames.formUnion(state.map(\.name))
        fact.identifiers.formUnion(state.flatMap { identifiers(in: $0.fact.valueType ?? "") })
        var edits = reads.compactMap { $0.fact.receiver.map { ReceiverEdit(range: $0, text: "") } }
        if let end = fact.parametersEnd, member.cut == nil {
            let text = state.map { "\($0.name): \($0.fact.valueType ?? "")" }.joined(separator: ", ")
            edits.append(
                .init(range: end..<end, text: (own.parameters.isEmpty ? "" : ", ") + text, isOfCall: true))
        }
        return member.with(
            fact: fact, references: member.references.filter { !$0.isOne(of: given) },
            cut: member.cut?.giving(state, as: \.name), receivers: member.receivers + edits)
    }

    private static func parameter(_ property: Member) -> Signature.Parameter {
        Signature.Parameter(
            label: property.name, name: property.name, type: property.fact.valueType ?? "", hasDefault: false,
            isVariadic: false)
    }

    /// A method of the view whose calls hand the state over.
    private func handing(_ gifts: [Int: [Member]], in member: Member) -> Member {
        guard member.ownTargets.contains(where: { gifts[$0] != nil }) else { return member }
        var edits: [ReceiverEdit] = []
        let inner = member.inner.map { place in
            guard let state = gifts[place.member] else { return place }
            let own = place.cut.selfName.map { $0 + "." } ?? ""
            return CutPlace(
                cut: place.cut.giving(state) { property in
                    let isShadowed = own.isEmpty && member.fact.localNames.contains(property.name)
                    return (isShadowed ? "self." : own) + property.name
                }, member: place.member)
        }
        let references = member.references.map { reference -> Reference in
            guard case .own(let targets) = reference.target, let target = targets.first, let state = gifts[target]
            else { return reference }
            if !reference.fact.range.isEmpty { edits += insertions(of: state, at: reference.fact, in: member) }
            return Reference(fact: reference.fact.with(labels: state.map(\.name)), target: reference.target)
        }
        return member.with(references: references, receivers: member.receivers + edits, inner: inner)
    }

    private func insertions(of state: [Member], at call: ReferenceFact, in member: Member) -> [ReceiverEdit] {
        guard let places = call.arguments else { return [] }
        let own = call.base == .ownSelf ? (call.selfName ?? "self") + "." : ""
        let values = state.map { property in
            let isShadowed = own.isEmpty && member.fact.localNames.contains(property.name)
            return "\(property.name): \(isShadowed ? "self." : own)\(property.name)"
        }
        let place = places.ends.last ?? places.start
        let text = (places.ends.isEmpty ? "" : ", ") + values.joined(separator: ", ")
        return [ReceiverEdit(range: place..<place, text: text, isOfCall: true)]
    }
}

extension Reference {
    fileprivate func means(_ member: Int) -> Bool {
        guard case .own(let targets) = target else { return false }
        return targets.contains(member)
    }

    fileprivate func isOne(of members: Set<Int>) -> Bool {
        guard case .own(let targets) = target else { return false }
        return !members.isDisjoint(with: targets)
    }
}

extension Cut {
    /// The name that stands for the controller where it is cut out; nil where none has to.
    fileprivate var selfName: String? {
        guard case .named(let name) = selfSpelling else { return nil }
        return name
    }

    /// The same with further parameters, for which the caller writes some texts.
    fileprivate func giving(_ state: [Member], as text: (Member) -> String) -> Cut {
        var cut = self
        for property in state {
            let value = Value(name: property.name, type: property.fact.valueType ?? "")
            cut.parameters.append(value)
            cut.labels.append(property.name)
            cut.handed.append(Handed(value: value, text: text(property), places: []))
        }
        return cut
    }
}

extension Signature {
    fileprivate func with(_ more: [Parameter]) -> Signature {
        Signature(
            parameters: parameters + more, effects: effects, result: result, generics: generics,
            constraints: constraints)
    }
}

extension ReferenceFact {
    /// The same call with further arguments.
    fileprivate func with(labels more: [String]) -> ReferenceFact {
        var fact = self
        fact.labels += more
        return fact
    }
}

extension BodyFact {
    /// True if some of its statements may run again.
    fileprivate var hasLoops: Bool { block.hasLoops }
}

extension BlockFact {
    fileprivate var hasLoops: Bool {
        statements.contains { $0.kind == .loop || $0.blocks.contains(where: \.hasLoops) }
    }
}
