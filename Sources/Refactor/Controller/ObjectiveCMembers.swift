/// Brings together what Objective-C says about a member in several places: the header's declarations, a property's
/// accessors and the variable behind it.
///
/// - A member that a header or the main `@interface` declares is visible to others, every other one only to its file.
/// - A property declared again in the class extension is one member: the one in the extension.
///   Where a header has it readonly, it gets the modifier `readonly-outside`.
/// - A method named like a property's getter or setter is its accessor (modifier `accessor`).
/// - `[self name]`, `[self setName:x]` and `_name` are uses of the property, `self.load` may be a call of a method.
struct ObjectiveCMembers {
    private let declarations: [TypeFact]
    private let properties: [String: MemberFact]
    private let variables: Set<String>
    private let methods: Set<String>
    private let published: Set<String>
    private let syntheses: [ClassParts.Synthesis]
    /// Properties that several class extensions declare, each for its file.
    private let repeated: Set<String>
    /// Properties that a header declares readonly; the class extension may declare them again, writable.
    private let readonlyInHeader: Set<String>

    /// The class's declarations, each with whether it stands in a header.
    init(of found: [(type: TypeFact, isInHeader: Bool)]) {
        declarations = found.map(\.type)
        let members = declarations.flatMap(\.members)
        properties = Dictionary(
            members.filter { $0.kind == .property && !$0.isVariable }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        variables = Set(members.filter(\.isVariable).map(\.name))
        methods = Set(members.filter { $0.kind == .method }.map(\.id))
        let interfaces = found.filter { $0.type.keyword == .class || $0.isInHeader }.map(\.type)
        // What no header declares, no other file can name.
        let headers = found.filter(\.isInHeader).map(\.type)
        published = Set(headers.flatMap { $0.prototypes + $0.members.filter { !$0.isVariable } }.map(\.id))
        let extended = declarations.filter { $0.keyword == .extension }.flatMap(\.members)
            .filter { $0.kind == .property && !$0.isVariable }
        repeated = Set(Dictionary(grouping: extended, by: \.name).filter { $0.value.count > 1 }.keys)
        readonlyInHeader = Set(
            interfaces.flatMap(\.members).filter { $0.kind == .property && $0.isConstant }.map(\.name))
        syntheses = declarations.flatMap { $0.parts?.syntheses ?? [] }
    }

    /// The declaration with its members as the controller has them.
    func joined(_ type: TypeFact) -> TypeFact {
        var type = type
        if type.keyword == .class {
            let extensions = declarations.filter { $0.keyword == .extension }.flatMap(\.members)
            let again = Set(extensions.filter { $0.kind == .property }.map(\.id))
            type.members.removeAll { $0.kind == .property && again.contains($0.id) }
        }
        type.members = type.members.map { joined($0, of: type) }
        return type
    }

    private func joined(_ fact: MemberFact, of type: TypeFact) -> MemberFact {
        var fact = fact
        fact.writtenAccess = published.contains(fact.id) && !fact.isVariable ? .internal : .fileprivate
        if isAccessor(fact) { fact.modifiers.append("accessor") }
        if fact.kind == .property, !fact.isVariable { complete(&fact) }
        fact.references = fact.references.map { joined($0, in: fact) }
        return fact
    }

    // MARK: - Properties

    private func complete(_ fact: inout MemberFact) {
        if readonlyInHeader.contains(fact.name), !fact.isConstant { fact.modifiers.append("readonly-outside") }
        if repeated.contains(fact.name) { fact.isOneOfSeveral = true }
        if syntheses.contains(where: { $0.property == fact.name }) { fact.modifiers.append("synthesized") }
        let hasGetter = methods.contains(fact.getterName)
        let hasSetter = methods.contains(fact.setterName)
        guard hasGetter, fact.isConstant || hasSetter, !isVariableUsed(behind: fact) else { return }
        fact.accessors = hasSetter ? ["get", "set"] : ["get"]
    }

    private func isVariableUsed(behind property: MemberFact) -> Bool {
        let name = "_" + property.name
        return variables.contains(name)
            || declarations.contains { $0.members.contains { $0.identifiers.contains(name) } }
    }

    /// Returns true if a method is a property's getter or setter.
    private func isAccessor(_ fact: MemberFact) -> Bool {
        guard fact.kind == .method, !fact.isStatic else { return false }
        return properties.values.contains { $0.getterName == fact.id || $0.setterName == fact.id }
    }

    // MARK: - References

    private func joined(_ reference: ReferenceFact, in fact: MemberFact) -> ReferenceFact {
        switch reference.base {
        case .none, .ownSelf: break
        case .optionalSelf, .superclass, .ownType, .variable, .expression: return reference
        }
        var reference = reference
        if isNameOfProperty(reference) {
            reference.usage = .keyPath
        } else if let property = property(behind: reference) {
            reference.name = property
            reference.base = .variable
        } else if reference.receiver != nil, reference.labels.isEmpty, let property = property(got: reference.name) {
            reference.name = property
            reference.usage = .read
        } else if reference.receiver != nil, reference.labels == ["_"], let property = property(set: reference.name) {
            reference.name = property
            reference.usage = .write
        } else if reference.base == .ownSelf, reference.receiver == nil, reference.usage == .read {
            if let property = property(got: reference.name) {
                reference.name = property
            } else if methods.contains(reference.name) {
                reference.usage = .call
            }
        }
        return reference
    }

    /// A bare name that is a property's stands in a macro that makes a key path of it: `RACObserve(self, name)`.
    private func isNameOfProperty(_ reference: ReferenceFact) -> Bool {
        let isBareValue = reference.base == .none && reference.usage == .read
        let isVariable = variables.contains(reference.name) || property(behind: reference) != nil
        return isBareValue && !isVariable && properties[reference.name] != nil
    }

    /// The property whose variable a bare name is: `_name`, or what `@synthesize` says.
    private func property(behind reference: ReferenceFact) -> String? {
        guard reference.usage != .type, reference.usage != .selector, !variables.contains(reference.name) else {
            return nil
        }
        let synthesis = syntheses.first { !$0.isDynamic && ($0.variable ?? $0.property) == reference.name }
        if let synthesis, reference.base == .none || reference.name.hasPrefix("_") { return synthesis.property }
        guard reference.name.hasPrefix("_") else { return nil }
        let name = String(reference.name.dropFirst())
        return properties[name] == nil ? nil : name
    }

    private func property(got name: String) -> String? {
        if properties[name] != nil { return name }
        return properties.values.filter { $0.getterName == name }.map(\.name).min()
    }

    private func property(set name: String) -> String? {
        properties.values.filter { $0.setterName == name + ":" }.map(\.name).min()
    }
}

extension MemberFact {
    /// An instance variable of Objective-C.
    package var isVariable: Bool { kind == .property && has(modifier: "ivar") }

    /// Every word by which the text of Objective-C can mean it: a property's accessors and its variable too.
    package var spellings: Set<String> {
        guard kind == .property, !isVariable else { return [name] }
        return [name, "_" + name, getterName, String(setterName.dropLast())]
    }

    /// A method that is the getter or the setter of a property.
    package var isAccessor: Bool { has(modifier: "accessor") }

    /// The selector of a property's getter in Objective-C.
    package var getterName: String { value(ofAttribute: "getter") ?? name }

    /// The selector of a property's setter in Objective-C, with its colon.
    package var setterName: String {
        value(ofAttribute: "setter") ?? "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    }

    private func value(ofAttribute name: String) -> String? {
        for modifier in modifiers {
            let parts = modifier.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
            if parts.count == 2, parts[0] == name { return parts[1] }
        }
        return nil
    }
}
