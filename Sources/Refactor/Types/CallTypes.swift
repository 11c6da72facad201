extension TypeReading {
    /// The meaning of a call: members on the way from the nearest type, and the part of a chain that it is.
    private struct Callee {
        var levels: [[TypeMember]]
        var isStatic: Bool?
        /// The value whose member is called.
        var base: Link?
    }

    // MARK: - Results

    mutating func call(_ callee: Expression, _ labels: [String], _ arguments: [Expression]) -> Link? {
        if case .closure(let result, let body) = callee {
            return (result.map { written($0) } ?? body.flatMap { type(of: $0) }).map { Link(type: $0) }
        }
        if !isFunction(callee), let type = constructedType(callee) {
            return construct(type, labels, arguments).map { Link(type: $0) }
        }
        if let same = ofItsArguments(callee, arguments) { return Link(type: same) }
        if let found = self.callee(callee) {
            if let special = special(callee, found.base, labels, arguments) { return special }
            let fitting = fitting(found, labels)
            if !fitting.isEmpty {
                let types = fitting.map { result(of: $0, labels, arguments) }
                return Self.agreed(types).map { Link(type: $0, isChained: found.base?.isChained ?? false) }
            }
        }
        return functionResult(callee)
    }

    /// What `min`, `max` and `abs` give is of the type of their arguments, of which a literal tells none.
    private mutating func ofItsArguments(_ callee: Expression, _ arguments: [Expression]) -> WrittenType? {
        guard case .name(let name, let offset) = callee, ["abs", "max", "min"].contains(name),
            local(name, at: offset) == nil, ownCandidates(name).isEmpty, inherited(name).allSatisfy(\.isEmpty)
        else { return nil }
        let told = arguments.filter { if case .literal = $0 { false } else { true } }
        let types = told.map { type(of: $0) }
        guard let first = types.first ?? nil, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Returns true for a function of no type, which may begin with a capital: `NSLocalizedString`.
    private func isFunction(_ callee: Expression) -> Bool {
        guard case .name(let name, _) = callee else { return false }
        return !GlobalFunctions.candidates(name).isEmpty
    }

    /// A call of a value that is a function.
    private mutating func functionResult(_ callee: Expression) -> Link? {
        guard let link = functionLink(callee), case .function(let function) = catalog.expanded(link.type.direct) else {
            return nil
        }
        return Link(type: function.result, isChained: link.isChained)
    }

    private mutating func functionLink(_ callee: Expression) -> Link? {
        switch callee {
        case .name, .member, .forced, .chained, .element: link(of: callee)
        default: nil
        }
    }

    private func result(of member: TypeMember, _ labels: [String], _ arguments: [Expression]) -> WrittenType? {
        var origin = member.origin
        // `decode(User.self, from: data)`: the argument says what `T` is.
        for (argument, place) in zip(arguments, member.places(of: labels) ?? []) {
            guard let text = member.parameters?[place].type, text.hasSuffix(".Type"),
                case .member(let named?, "self") = argument
            else { continue }
            let name = String(text.dropLast(5))
            var reading = self
            if let type = reading.type(named: named),
                origin.isSDK ? !catalog.knows(name) : origin.unknown.contains(name)
            {
                origin.unknown.remove(name)
                origin.meanings[name] = type
            }
        }
        return catalog.meaning(of: member.type, in: origin)
    }

    /// The members of the nearest type that the call can mean; those that take just these arguments go first.
    private func fitting(_ callee: Callee, _ labels: [String]) -> [TypeMember] {
        for level in callee.levels {
            let methods = level.filter { member in
                member.parameters != nil && (callee.isStatic.map { $0 == member.isStatic } ?? true)
            }
            let exact = methods.filter { $0.takesAll(labels) }
            if !exact.isEmpty { return exact }
            let fitting = methods.filter { $0.places(of: labels) != nil }
            if !fitting.isEmpty { return fitting }
        }
        return []
    }

    private mutating func callee(_ expression: Expression) -> Callee? {
        switch expression {
        case .name(let name, let offset):
            guard local(name, at: offset) == nil, !isLocalWithoutTree(name) else { return nil }
            let levels = ownCandidates(name) + inherited(name)
            return Callee(
                levels: levels.allSatisfy(\.isEmpty) ? GlobalFunctions.candidates(name) : levels,
                isStatic: member.fact.isStatic ? true : nil)
        case .member(.superValue?, let name):
            return Callee(levels: inherited(name), isStatic: member.fact.isStatic)
        case .member(let base?, let name):
            if let type = type(named: base) { return Callee(levels: candidates(name, of: type), isStatic: true) }
            guard let link = link(of: base) else { return nil }
            return Callee(levels: candidates(name, of: link.type.direct), isStatic: false, base: link)
        default: return nil
        }
    }

    // MARK: - Initialisers

    private mutating func constructedType(_ callee: Expression) -> WrittenType? {
        if case .member(let base?, "init") = callee { return type(named: base) }
        return type(named: callee)
    }

    private mutating func construct(
        _ type: WrittenType, _ labels: [String], _ arguments: [Expression]
    ) -> WrittenType? {
        guard case .named(let name, let generics) = type else {
            // `[T](…)` and the like never fail.
            return type.isOptional ? nil : type
        }
        if generics.isEmpty, let found = converted(name, labels, arguments) { return found }
        if generics.isEmpty, isGeneric(name) { return nil }
        if StandardMembers.parameters[name] != nil { return type }
        let expanded = catalog.expanded(type)
        guard let target = expanded.name else { return expanded.isOptional ? nil : type }
        let full = catalog.fullName(of: target, inside: controller.name) ?? target
        if full == controller.name { return ownConstructed(labels) }
        guard let isFailable = catalog.isFailable(full, labels: labels) else { return nil }
        return isFailable ? .optional(type) : type
    }

    private func ownConstructed(_ labels: [String]) -> WrittenType? {
        let fitting = catalog.ownMembers("init").filter { member in
            member.kind == .initializer && member.fact.signature?.accepts(labels: labels) == true
        }
        if fitting.isEmpty { return labels.first == "coder" ? nil : own }
        // Whether it may fail is not among the facts, but the app's light reading tells.
        return catalog.isFailable(controller.name, labels: labels) == false ? own : nil
    }

    /// Conversions whose result depends on the argument: `Int(text)`, `Array(names)`.
    private mutating func converted(
        _ name: String, _ labels: [String], _ arguments: [Expression]
    ) -> WrittenType? {
        if Initializers.numbers.contains(name) {
            if labels == ["_", "radix"] || labels == ["exactly"] { return .optional(.named(name)) }
            if labels == ["truncating"] || labels == ["truncatingIfNeeded"] || labels == ["clamping"] {
                return .named(name)
            }
            guard labels == ["_"], let argument = type(of: arguments[0]) else { return nil }
            guard let source = catalog.expanded(argument).name else { return nil }
            if ["String", "Substring"].contains(source) { return .optional(.named(name)) }
            return source == "CGFloat" || Initializers.numbers.contains(source) ? .named(name) : nil
        }
        switch (name, labels) {
        case ("Bool", ["_"]):
            return arguments.first.flatMap { type(of: $0) } == .string ? .optional(.bool) : nil
        case ("Array", ["_"]):
            return arguments.first.flatMap { type(of: $0) }.flatMap { element(of: $0) }.map { .array($0) }
        case ("Set", ["_"]):
            return arguments.first.flatMap { type(of: $0) }.flatMap { element(of: $0) }.map { .named("Set", [$0]) }
        case ("Array", ["repeating", "count"]): return arguments.first.flatMap { type(of: $0) }.map { .array($0) }
        default: return nil
        }
    }

    // MARK: - Elements

    mutating func element(of base: Expression, _ labels: [String], _ arguments: [Expression]) -> Link? {
        guard let link = link(of: base) else { return nil }
        let type = catalog.expanded(link.type.direct)
        func result(_ type: WrittenType) -> Link { Link(type: type, isChained: link.isChained) }
        switch (type, labels) {
        case (.dictionary(_, let value), ["_"]): return result(.optional(value))
        case (.dictionary(_, let value), ["_", "default"]): return result(value)
        case (.array(let element), ["_"]):
            guard let index = self.type(of: arguments[0]) else { return nil }
            if catalog.expanded(index) == .int { return result(element) }
            return ["ClosedRange", "Range"].contains(index.name ?? "") ? result(.named("ArraySlice", [element])) : nil
        case (.named("IndexPath", []), ["_"]): return result(.int)
        default:
            let found = Callee(levels: candidates("subscript", of: link.type.direct), isStatic: false)
            return Self.agreed(fitting(found, labels).map { self.result(of: $0, labels, arguments) }).map(result)
        }
    }

    // MARK: - Closures

    /// The type of a closure's parameter, from the call that the closure is given to.
    mutating func parameter(
        _ index: Int, among count: Int, ofArgument argument: Int, of call: Expression
    ) -> WrittenType? {
        guard case .call(let callee, let labels, let arguments) = call.called else { return nil }
        var types: [WrittenType?] = []
        let place = ClosureParameter(index: index, count: count)
        for member in closureTakers(callee, labels, arguments) {
            guard let places = member.places(of: labels), argument < places.count,
                let text = member.parameters?[places[argument]].type,
                let written = TypeParser.type(text, keepsAny: catalog.keepsAny)
            else { return nil }
            let taken = TypeMember(isStatic: false, parameters: member.parameters, type: written, origin: member.origin)
            types.append(inner(of: written, place, in: taken, labels, arguments))
        }
        if types.isEmpty, let link = functionLink(callee),
            case .function(let function) = catalog.expanded(link.type.direct), argument < function.parameters.count
        {
            types.append(parameter(place, of: catalog.expanded(function.parameters[argument].type)) { $0 })
        }
        return Self.agreed(types)
    }

    /// The members that a call with a closure may mean.
    private mutating func closureTakers(
        _ callee: Expression, _ labels: [String], _ arguments: [Expression]
    ) -> [TypeMember] {
        if let type = constructedType(callee) {
            return fitting(Callee(levels: catalog.members(of: type, named: "init"), isStatic: false), labels)
        }
        guard let found = self.callee(callee) else { return [] }
        if let transforming = transforming(callee, found.base, labels, arguments) { return [transforming] }
        return fitting(found, labels)
    }

    /// The parts of a closure's type are meant one by one: its result may be generic.
    private func inner(
        of type: WrittenType, _ place: ClosureParameter, in member: TypeMember, _ labels: [String],
        _ arguments: [Expression]
    ) -> WrittenType? {
        guard type.function == nil else {
            return parameter(place, of: type) { found in
                let part = TypeMember(
                    isStatic: false, parameters: member.parameters, type: found, origin: member.origin)
                return result(of: part, labels, arguments)
            }
        }
        return catalog.meaning(of: type, in: member.origin).flatMap {
            parameter(place, of: catalog.expanded($0)) { $0 }
        }
    }

    private func parameter(
        _ place: ClosureParameter, of type: WrittenType, meaning: (WrittenType) -> WrittenType?
    ) -> WrittenType? {
        guard let parameters = type.function?.parameters else { return nil }
        if parameters.count == place.count { return meaning(parameters[place.index].type) }
        // Several names for one tuple take it apart.
        guard parameters.count == 1,
            case .tuple(let parts)? = meaning(parameters[0].type).map({ catalog.expanded($0) }),
            parts.count == place.count
        else { return nil }
        return parts[place.index].type
    }
}

extension WrittenType {
    /// The function that it is, or an optional of it.
    fileprivate var function: Function? {
        var type = self
        while let wrapped = type.wrapped { type = wrapped }
        if case .function(let function) = type { return function } else { return nil }
    }
}

/// The parameter of a closure that is meant, of how many that it names.
private struct ClosureParameter {
    let index: Int
    let count: Int
}

extension Expression {
    /// The call itself, without `try` and `await` before it.
    var called: Expression {
        switch self {
        case .attempted(let inner, _), .awaited(let inner): inner.called
        default: self
        }
    }
}
