/// Tells the types of one member's expressions; keeps what it has told of local names and properties.
struct TypeReading {
    /// A part of an optional chain: its own type, and whether a `?` stands before it.
    struct Link: Equatable {
        var type: WrittenType
        var isChained = false

        /// The type of the chain as a whole.
        var value: WrittenType { isChained ? type.flattenedOptional : type.kept }
    }

    let catalog: TypeCatalog
    let member: Member
    var locals: [Int: WrittenType?] = [:]
    /// The local name that is meant at an offset, by its index.
    let localsByUse: [Int: Int]
    /// The results for expressions so far. Rules ask for the type of an operand several times, so that a sum of twenty
    /// would be read a million times without it.
    private var links: [Expression: Link?] = [:]
    private var depth = 0
    /// True if an expression was nested too deeply: then no more is told of what it stands in.
    private var isCutOff = false

    init(_ catalog: TypeCatalog, _ member: Member) {
        self.catalog = catalog
        self.member = member
        var localsByUse: [Int: Int] = [:]
        for (index, local) in (member.fact.tree?.locals ?? []).enumerated() {
            for use in local.uses where localsByUse[use.range.lowerBound] == nil {
                localsByUse[use.range.lowerBound] = index
            }
        }
        self.localsByUse = localsByUse
    }

    var controller: Controller { catalog.controller }

    /// The type of `self`.
    var own: WrittenType { .named(controller.name) }

    // MARK: - Values

    /// The type of the value that an expression gives.
    mutating func type(of expression: Expression) -> WrittenType? { link(of: expression)?.value }

    /// The type of a part of a chain.
    mutating func link(of expression: Expression) -> Link? {
        if depth == 0 { isCutOff = false }
        guard depth < 60, !isCutOff else {
            isCutOff = true
            return nil
        }
        if let known = links[expression] { return known }
        depth += 1
        let found = newLink(of: expression)
        depth -= 1
        if !isCutOff { links[expression] = .some(found) }
        return found
    }

    private mutating func newLink(of expression: Expression) -> Link? {
        switch expression {
        case .name, .member, .selfValue, .superValue: return self.path(expression)
        case .call(let callee, let labels, let arguments): return call(callee, labels, arguments)
        case .element(let base, let labels, let arguments): return element(of: base, labels, arguments)
        case .forced(let value): return forced(value)
        case .chained(.selfValue): return Link(type: own, isChained: true)
        case .chained(let value):
            return link(of: value)?.type.wrapped.map { Link(type: $0, isChained: true) }
        default: return plainType(of: expression).map { Link(type: $0) }
        }
    }

    private mutating func plainType(of expression: Expression) -> WrittenType? {
        switch expression {
        case .literal(let type, _): return written(type)
        case .cast(_, let type, let cast): return written(type).map { cast == .optional ? .optional($0) : $0 }
        case .attempted(let value, let attempt):
            guard let found = type(of: value) ?? constructed(value) else { return nil }
            return attempt == .optional ? found.flattenedOptional : found
        case .awaited(let value): return type(of: value)
        case .array(let elements): return common(of: elements).map { .array($0) }
        case .dictionary(let keys, let values):
            guard let key = common(of: keys), let value = common(of: values) else { return nil }
            return .dictionary(key: key, value: value)
        case .tuple(let elements):
            let types = elements.compactMap { type(of: $0) }
            guard types.count == elements.count else { return nil }
            if types.count == 1 { return types[0] }
            return types.isEmpty ? .void : .tuple(types.map { WrittenType.Element(label: nil, type: $0) })
        case .choice(_, let first, let second): return common(of: [first, second])
        case .binary(let sign, let left, let right): return operation(sign, left, right)
        case .prefix(let sign, let value): return operation(sign, value)
        default: return nil
        }
    }

    func written(_ text: String?) -> WrittenType? {
        guard let type = text.flatMap({ TypeParser.type($0) }), !type.mentions(genericNames) else { return nil }
        if case .boxed("some", _) = type { return nil }
        return type.mapNames { name, arguments in name == "Self" ? own : .named(name, arguments) }
    }

    /// Generic parameters have no meaning outside of the member.
    private var genericNames: Set<String> {
        Set(member.fact.signature?.genericNames ?? []).union(controller.mainDeclaration?.fact.generics ?? [])
    }

    /// `value!`; what stands before it is an optional, or the source would not compile.
    private mutating func forced(_ value: Expression) -> Link? {
        guard let link = link(of: value) else { return constructed(value).map { Link(type: $0) } }
        // Whether the mark belongs to the last part or to the whole chain is left open.
        guard !link.isChained else { return nil }
        return link.type.wrapped.map { Link(type: $0) }
    }

    /// `T` of `T(…)`, where something else says that it is no optional or does not matter.
    private func constructed(_ value: Expression) -> WrittenType? {
        guard case .call(let callee, let labels, _) = value, !labels.contains("{"), let name = callee.typeName,
            catalog.knows(name), !isGeneric(name)
        else { return nil }
        return .named(name)
    }

    /// Returns true if a type has parameters, which its bare name does not tell.
    func isGeneric(_ name: String) -> Bool {
        if StandardMembers.parameters[name] != nil { return true }
        guard let full = catalog.fullName(of: name, inside: controller.name) else { return false }
        return catalog.declarations(of: full).contains { !$0.generics.isEmpty }
    }

    // MARK: - Names and members

    private mutating func path(_ expression: Expression) -> Link? {
        switch expression {
        case .selfValue: return member.fact.isStatic ? nil : Link(type: own)
        case .name(let name, let offset): return type(ofName: name, at: offset).map { Link(type: $0) }
        case .member(let base?, let name):
            if base == .superValue { return property(in: inherited(name), isStatic: false).map { Link(type: $0) } }
            if let type = type(named: base) {
                if name == "self" { return type.name.map { Link(type: .named($0 + ".Type")) } }
                return staticValue(name, of: type).map { Link(type: $0) }
            }
            if name == "self" { return link(of: base) }
            guard let link = link(of: base) else { return nil }
            return part(name, of: link.type.direct).map { Link(type: $0, isChained: link.isChained) }
        default: return nil
        }
    }

    private mutating func part(_ name: String, of type: WrittenType) -> WrittenType? {
        if case .tuple(let elements) = catalog.expanded(type) {
            if let index = Int(name) { return elements.indices.contains(index) ? elements[index].type : nil }
            return elements.first { $0.label == name }?.type
        }
        return property(in: candidates(name, of: type), isStatic: false)
    }

    /// The members of that name that a value or a type has, the nearest first.
    mutating func candidates(_ name: String, of type: WrittenType) -> [[TypeMember]] {
        type == own ? ownCandidates(name) + inherited(name) : catalog.members(of: type, named: name)
    }

    /// The one type of the nearest properties of that name.
    mutating func property(in levels: [[TypeMember]], isStatic: Bool) -> WrittenType? {
        for level in levels {
            let fitting = level.filter { $0.parameters == nil && $0.isStatic == isStatic }
            if fitting.isEmpty { continue }
            return Self.agreed(fitting.map { catalog.meaning(of: $0.type, in: $0.origin) })
        }
        return nil
    }

    /// The type on which all agree; nil where one is not known.
    static func agreed(_ types: [WrittenType?]) -> WrittenType? {
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// The type that an expression names, if it names one instead of giving a value.
    mutating func type(named expression: Expression) -> WrittenType? {
        switch expression {
        case .type(let text): return written(text)
        case .array(let elements) where elements.count == 1: return type(named: elements[0]).map { .array($0) }
        case .dictionary(let keys, let values) where keys.count == 1 && values.count == 1:
            guard let key = type(named: keys[0]), let value = type(named: values[0]) else { return nil }
            return .dictionary(key: key, value: value)
        case .name(let name, let offset):
            guard name.first?.isUppercase == true, local(name, at: offset) == nil,
                !catalog.ownMembers(name).contains(where: { $0.kind != .type })
            else { return nil }
            return written(name)
        case .member(let base?, let name):
            guard name.first?.isUppercase == true, let outer = type(named: base)?.name,
                catalog.knows("\(outer).\(name)")
            else { return nil }
            return .named("\(outer).\(name)")
        default: return nil
        }
    }

    /// `T.shared`, `T.idle`.
    private mutating func staticValue(_ name: String, of type: WrittenType) -> WrittenType? {
        let levels = candidates(name, of: type)
        if levels.isEmpty, let owner = type.name, name.first?.isLowercase == true {
            // The SDK's tables hold its static members, but no cases.
            let isDeclared = catalog.fullName(of: owner, inside: controller.name) != nil
            return !isDeclared && SDKType.named(owner)?.kind == "enum" && catalog.isOfSDK(owner) ? type : nil
        }
        return property(in: levels, isStatic: true)
    }

    // MARK: - The controller's own members

    /// Returns the type of a bare name: a local value, a property, an inherited one.
    private mutating func type(ofName name: String, at offset: Int) -> WrittenType? {
        if let local = local(name, at: offset) { return type(of: local) }
        if isLocalWithoutTree(name) { return nil }
        let levels = ownCandidates(name) + inherited(name)
        return property(in: levels, isStatic: member.fact.isStatic) ?? property(in: levels, isStatic: true)
    }

    /// Without a tree nobody knows which uses of a local name mean it.
    func isLocalWithoutTree(_ name: String) -> Bool {
        member.fact.tree == nil && member.fact.localNames.contains(name)
    }

    mutating func ownCandidates(_ name: String) -> [[TypeMember]] {
        let origin = TypeMember.Origin(owner: controller.name, receiver: own)
        var found: [TypeMember] = []
        for member in catalog.ownMembers(name) {
            var origin = origin
            origin.unknown = Set(member.fact.signature?.genericNames ?? [])
            switch member.kind {
            case .property:
                found.append(
                    TypeMember(
                        isStatic: member.fact.isStatic, parameters: nil, type: type(ofProperty: member), origin: origin)
                )
            case .method, .subscript:
                let signature = member.fact.signature
                let result = signature?.result.map { TypeParser.type($0) } ?? WrittenType.void
                found.append(
                    TypeMember(
                        isStatic: member.fact.isStatic, parameters: signature?.parameters ?? [], type: result,
                        origin: origin))
            default: continue
            }
        }
        return found.isEmpty ? [] : [found]
    }

    /// Members that other files give to the controller, and those of its superclasses.
    func inherited(_ name: String) -> [[TypeMember]] { catalog.inherited(name) }

    /// A property's type as written, or as its initial value tells it.
    func type(ofProperty property: Member) -> WrittenType? {
        catalog.type(ofProperty: property.index) {
            if let written = property.fact.valueType { return TypeParser.type(written) }
            guard let value = property.fact.value else { return nil }
            var reading = TypeReading(catalog, property)
            return reading.type(of: value)
        }
    }
}
