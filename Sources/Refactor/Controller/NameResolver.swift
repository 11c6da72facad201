/// Says what a name inside the controller means: its own member, an inherited one, a nested type, a global.
struct NameResolver {
    let superclass: String?
    let ancestors: [String]
    let isAncestryKnown: Bool
    private let own: [String: [(index: Int, fact: MemberFact)]]
    private let inherited: [String: [SDKMember]]
    private let inheritedFromApp: Set<String>
    private let globals: [String: GlobalFact]
    private let typeParameters: Set<String>
    private let project: ProjectFacts?

    init(
        controller: String, declarations: [Controller.Declaration], files: [SyntaxFacts], project: ProjectFacts?
    ) {
        let classes = files.flatMap(\.types).filter { $0.keyword == .class }
        let main = declarations.first { $0.fact.keyword != .extension }?.fact
        superclass = main?.inherits.first
        let ancestry = Ancestry(of: controller, superclass: superclass, classes: classes, project: project)
        ancestors = ancestry.names
        isAncestryKnown = ancestry.isKnown
        var own: [String: [(index: Int, fact: MemberFact)]] = [:]
        var index = 0
        for declaration in declarations {
            for member in declaration.fact.members {
                own[member.name, default: []].append((index, member))
                index += 1
            }
        }
        self.own = own
        inherited = Dictionary(
            grouping: ancestry.names.flatMap(SDKMember.members(of:)).filter { !$0.isStatic }, by: \.name)
        inheritedFromApp = Set(
            classes.filter { ancestry.names.contains($0.name) && $0.name != controller }.flatMap(\.members).map(\.name)
        ).union(ancestry.names.flatMap { project?.extensionMembers[$0].map(Array.init) ?? [] })
        globals = Dictionary(
            files.flatMap(\.globals).filter(\.isTopLevel).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        typeParameters = Set(main?.generics ?? [])
        self.project = project
    }

    func target(of reference: ReferenceFact) -> Target {
        switch reference.base {
        case .expression(let root): return .foreign(root: root)
        case .superclass: return .superclass
        case .ownType: return ownMember(reference) ?? .unresolved
        case .ownSelf, .optionalSelf: return ownMember(reference) ?? inheritedMember(reference) ?? .unresolved
        case .none: return bareName(reference)
        }
    }

    private func bareName(_ reference: ReferenceFact) -> Target {
        let name = reference.name
        if name == "self" { return .selfValue }
        if name == "super" { return .superclass }
        if name == "Self" { return .selfType }
        if typeParameters.contains(name) { return .unresolved }
        if let found = ownMember(reference) ?? inheritedMember(reference) { return found }
        if let global = globals[name] { return .global(global) }
        if name.first?.isUppercase == true || name.hasPrefix("#") { return .known }
        let isKnown = StandardNames.functions.contains(name) || project?.globals.contains(name) == true
        return isKnown ? .known : .unresolved
    }

    private func ownMember(_ reference: ReferenceFact) -> Target? {
        guard let named = own[reference.name] else { return nil }
        if let type = named.first(where: { $0.fact.kind == .type }) { return .nested(type.index) }
        guard reference.usage == .call else {
            let properties = named.filter { $0.fact.signature == nil }
            if properties.isEmpty, reference.usage != .selector, inherited[reference.name] != nil { return nil }
            return .own((properties.isEmpty || reference.usage == .selector ? named : properties).map(\.index))
        }
        let fitting = named.filter { candidate in
            guard let signature = candidate.fact.signature else { return reference.labels.allSatisfy { $0 == "_" || $0 == "{" } }
            return signature.accepts(labels: reference.labels)
        }
        let isCallable = named.contains { $0.fact.signature != nil }
        if fitting.isEmpty, !isCallable || inherited[reference.name] != nil { return nil }
        return .own((fitting.isEmpty ? named : fitting).map(\.index))
    }

    private func inheritedMember(_ reference: ReferenceFact) -> Target? {
        if let candidates = inherited[reference.name] {
            let fitting = candidates.first { $0.isMethod == (reference.usage == .call) }
            return .inherited(fitting ?? candidates.first)
        }
        return inheritedFromApp.contains(reference.name) ? .inherited(nil) : nil
    }
}

extension Signature {
    /// Whether a call with these argument labels can mean this method; `{` stands for a trailing closure.
    func accepts(labels: [String]) -> Bool {
        var remaining = parameters[...]
        for label in labels {
            if label == "{" {
                guard !remaining.isEmpty else { return false }
                remaining = remaining.dropFirst()
                continue
            }
            let wanted = label == "_" ? nil : label
            while let parameter = remaining.first, parameter.label != wanted, parameter.hasDefault || parameter.isVariadic {
                remaining = remaining.dropFirst()
            }
            guard let parameter = remaining.first, parameter.label == wanted else { return false }
            if !parameter.isVariadic { remaining = remaining.dropFirst() }
        }
        let hasTrailing = labels.last == "{"
        return remaining.allSatisfy { $0.hasDefault || $0.isVariadic } || hasTrailing
    }
}
