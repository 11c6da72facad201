/// A value of the screen that code beyond the view needs: `nameField.text`, `sender.isOn`, `view.bounds`.
///
/// What begins a cut may have it handed over; elsewhere the presenter asks the view for it.
struct ScreenValue: Equatable {
    /// The bytes of the expression.
    let range: Range<Int>
    let text: String
    /// The offset of its first name.
    let root: Int
    let type: String
    /// The name that a parameter gets.
    var name: String
    /// It is read from a local name, so that nobody else can ask for it.
    let isLocal: Bool
    /// The statement around it reads it before it does anything else.
    let isEarly: Bool
    /// The controller is held strongly where it stands.
    let isHeldStrongly: Bool
    /// `?.` follows.
    let isChained: Bool
    let isDereferenced: Bool
    /// The property of the controller that it begins with; nil where it begins otherwise.
    let property: Int?
    /// Reading it where the code would not have read it does no harm: it makes nothing, and is there.
    let isHarmless: Bool
    /// It stands in a closure, a local function or a deferred block, which runs at another time.
    let isLater: Bool
    /// It is what the view knows and nobody changes meanwhile: what stands in a row (`items[indexPath.row]`), or what its
    /// state says (`model.items.count`).
    let isOfState: Bool
    /// It is reached through an object, which others may change: `model.items.count`.
    let isOfObject: Bool

    /// The values of the screen that a member reads, in source order.
    ///
    /// - Parameter takesState: true where the view tells what stands in a row of it, and what else its state says.
    static func values(
        in member: Member, of controller: Controller, views: [ViewPlace], types: TypeMemory, takesState: Bool
    ) -> [ScreenValue] {
        let accesses = (member.fact.tree?.accesses ?? []).filter { takesState || !$0.isRow }
        let found = accesses.compactMap {
            value(of: $0, in: member, of: controller, views: views, types: types, takesState: takesState)
        }
        .sorted { $0.range.lowerBound < $1.range.lowerBound }
        return found.map { value in
            guard found.contains(where: { $0.name == value.name && $0.text != value.text }) else { return value }
            var value = value
            value.name = fullName(of: value.text)
            return value
        }
    }

    /// All words of an expression, where a shorter name would mean two of them.
    private static func fullName(of text: String) -> String {
        let words = identifiers(in: text).filter { $0 != "self" }
        return words.dropFirst().reduce(words.first ?? "") { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    private static func value(
        of access: AccessFact, in member: Member, of controller: Controller, views: [ViewPlace], types: TypeMemory,
        takesState: Bool
    ) -> ScreenValue? {
        let isLocal = views.contains { $0.isLocal && $0.place == access.root }
        let reference = member.references.first { $0.fact.range == access.root }
        let isShown = isLocal || reference.map { isOfScreen($0.target, of: controller, types) } ?? false
        let isOfState =
            (access.isRow || takesState && access.isTaken && !isShown)
            && reference.map { isState($0.target, of: controller) } ?? false
        guard isOfState || !access.isRow && isShown,
            let (step, type) = isOfState && !access.isRow
                ? lastValue(of: access, in: member, types: types) : firstValue(of: access, in: member, types: types)
        else { return nil }
        let range = access.start..<step.end
        let text = access.spelling(to: step)
        let isStrong = reference.map { fact in
            !fact.fact.isWeaklyCaptured && (fact.fact.base == .none || fact.fact.base == .ownSelf)
        }
        let property = reference.flatMap { own($0.target) }
        return ScreenValue(
            range: range, text: text, root: access.root.lowerBound, type: type,
            name: isOfState
                ? rowName(of: text, type: type, in: member, of: controller)
                : name(of: text, isLocal: isLocal, in: member, of: controller),
            isLocal: isLocal || isOfState,
            isEarly: access.isEarly, isHeldStrongly: isStrong ?? false,
            isChained: step.isUnwrapped, isDereferenced: step != access.steps.last || step.isDereferenced,
            property: property,
            isHarmless: !text.contains("!") && !isOfState
                && (isLocal || isThere(property.map { controller.members[$0] }, for: member)),
            isLater: member.fact.tree?.block.runsLater(at: range.lowerBound) ?? true, isOfState: isOfState,
            isOfObject: isOfState
                && identifiers(in: String(text.prefix { $0 != "[" })).filter { $0 != "self" }.count > 1)
    }

    /// Returns true for state that is read where it lies.
    private static func isState(_ target: Target, of controller: Controller) -> Bool {
        guard let index = own(target) else { return false }
        let fact = controller.members[index].fact
        return fact.isStored && !fact.isStatic && !fact.has(modifier: "lazy")
    }

    /// `subscriptions[indexPath.row]` of type `Series` is `series`, that of type `String` the `subscription`;
    /// `model.items.count` is the `count`.
    private static func rowName(
        of text: String, type: String, in member: Member, of controller: Controller
    ) -> String {
        let list = identifiers(in: String(text.prefix { $0 != "[" })).last ?? ""
        guard text.contains("[") else {
            let taken = member.fact.localNames.union(controller.members.map(\.name))
            return taken.contains(list) ? list + "Value" : list
        }
        let isNamed =
            type.allSatisfy { $0.isLetter || $0.isNumber } && !StandardNames.types.contains(type)
            && SDKType.named(type) == nil
        let name = isNamed ? lowercasedName(withoutPrefix(plainParts(of: type))) : oneOf(list) ?? "item"
        let taken = member.fact.localNames.union(controller.members.map(\.name))
        return taken.contains(name) ? (taken.contains("item") ? name + "Value" : "item") : name
    }

    /// `BMTransaction` is a transaction: the prefix is that of a code base.
    private static func withoutPrefix(_ parts: [String]) -> [String] {
        let isPrefixed = parts.count > 1 && (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isUppercase)
        return isPrefixed ? Array(parts.dropFirst()) : parts
    }

    /// `categories` has a `category`, `addresses` an `address`.
    private static func oneOf(_ list: String) -> String? {
        guard list.hasSuffix("s"), !list.hasSuffix("ss"), list.count > 2 else { return nil }
        if list.hasSuffix("ies") { return list.dropLast(3) + "y" }
        return String(list.dropLast(list.hasSuffix("sses") || list.hasSuffix("xes") ? 2 : 1))
    }

    private static func own(_ target: Target) -> Int? {
        guard case .own(let targets) = target else { return nil }
        return targets.first
    }

    /// Returns true if a view is there without being made, as outlets are once an event of the screen has come.
    private static func isThere(_ root: Member?, for member: Member) -> Bool {
        let fact = member.fact
        let isEvent = !fact.attributes.isEmpty || fact.has(modifier: "override") || !member.conformances.isEmpty
        let isOwn = fact.writtenAccess?.isFileBound ?? false
        guard let root, root.fact.valueType?.hasSuffix("!") != true else { return isEvent || isOwn }
        return root.fact.isStored && !root.fact.has(modifier: "lazy")
    }

    /// Returns true if a name means a view of the controller, or something of its superclass.
    private static func isOfScreen(_ target: Target, of controller: Controller, _ types: TypeMemory) -> Bool {
        switch target {
        case .own(let targets):
            guard targets.count == 1, let first = targets.first else { return false }
            let root = controller.members[first]
            return root.kind == .property && !root.fact.isStatic && types.isOfView(root.fact.valueType ?? "")
        case .inherited: return true
        case .nested, .global, .known, .selfValue, .selfType, .superclass, .foreign, .unresolved: return false
        }
    }

    /// The shortest part of a chain that is no view any more, and what it is.
    private static func firstValue(
        of access: AccessFact, in member: Member, types: TypeMemory
    ) -> (AccessFact.Step, String)? {
        for step in access.steps {
            guard let type = types.type(of: step.value, in: member) else { return nil }
            guard !types.isOfView(type) else { continue }
            // What is unwrapped by itself where it stands is not by a parameter's name.
            if step != access.steps.last || step.isDereferenced, types.isImplicit(step.value, in: member) { continue }
            // What goes on in an optional chain without another `?` means something else outside of it.
            if step.isChain, step != access.steps.last || step.isDereferenced, !step.isUnwrapped { continue }
            // Who is handed it may need it unwrapped, which a property of the view is not.
            if types.isImplicit(step.value, in: member), isHandedOn(step.value, at: access.start, in: member) {
                return nil
            }
            let isPlain = !type.contains("->") && !type.hasSuffix("!") && !type.hasPrefix("some ")
            return isPlain && type != "Void" ? (step, type) : nil
        }
        return nil
    }

    /// All of a chain, and what it is; nil where that is a view, or where an optional chain runs through it.
    private static func lastValue(
        of access: AccessFact, in member: Member, types: TypeMemory
    ) -> (AccessFact.Step, String)? {
        guard let step = access.steps.last, !step.isChain, !step.isUnwrapped, !step.isDereferenced,
            let type = types.type(of: step.value, in: member), !types.isOfView(type), !types.isFunction(type),
            !type.hasSuffix("!"), !type.hasPrefix("some "), type != "Void"
        else { return nil }
        return (step, type)
    }

    /// Returns true for the whole of an argument, or of what is given back or set.
    private static func isHandedOn(_ value: Expression, at offset: Int, in member: Member) -> Bool {
        guard let statement = member.fact.tree?.block.statement(at: offset) else { return true }
        if statement.head.value == value { return statement.kind != .declaration }
        return ([statement.head.value].compactMap { $0 } + statement.head.conditions).flatMap(\.all).contains { part in
            if case .call(_, _, let arguments) = part { arguments.contains(value) } else { false }
        }
    }

    /// `sender.value` is `value`, `nameField.text` is `nameText`, made so that it hides nothing.
    private static func name(
        of text: String, isLocal: Bool, in member: Member, of controller: Controller
    ) -> String {
        let names = identifiers(in: text).filter { $0 != "self" }
        let isPlain =
            isLocal && names.count == 2 && (["sender", "control"].contains(names.first) || names[0].count < 3)
        let base = isPlain ? names.last ?? "value" : getterName(of: text)
        let taken = member.fact.localNames.union(controller.members.map(\.name))
        return taken.contains(base) ? base + "Value" : base
    }
}
