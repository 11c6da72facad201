/// Says what a name inside the controller means: its own member, an inherited one, a nested type, a global.
struct NameResolver {
    let superclass: String?
    let ancestors: [String]
    let isAncestryKnown: Bool
    private let own: [String: [(index: Int, fact: MemberFact)]]
    private let inheritance: Inheritance
    private let globals: [String: GlobalFact]
    private let typeParameters: Set<String>
    private let project: ProjectFacts?
    /// The resolver of selectors, which decides instead in Objective-C.
    private let selectors: SelectorResolver?

    init(
        controller: String, declarations: [Controller.Declaration], files: [SyntaxFacts], project: ProjectFacts?
    ) {
        let types = files.flatMap(\.types)
        let main = declarations.mainDeclaration?.fact
        let protocols = Set(types.filter { $0.keyword == .protocol }.map(\.name))
        superclass = main?.inherits.first.flatMap { name in
            protocols.contains(name) || SDKType.named(name)?.kind == "protocol" ? nil : name
        }
        let ancestry = Ancestry(
            of: controller, superclass: superclass, classes: types.filter { $0.keyword == .class }, project: project)
        ancestors = ancestry.names
        isAncestryKnown = ancestry.isKnown && main?.keyword != .implementation
        inheritance = Inheritance(
            of: controller, ancestors: ancestry.names + ancestry.assumed, declarations: declarations, files: files,
            project: project)
        own = Dictionary(
            grouping: declarations.flatMap(\.fact.members).enumerated().map { (index: $0.offset, fact: $0.element) },
            by: \.fact.name)
        globals = Dictionary(
            files.flatMap(\.globals).filter(\.isTopLevel).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
        )
        typeParameters = Set(main?.generics ?? [])
        self.project = project
        selectors =
            files.first?.language.hasSelectors == true
            ? SelectorResolver(
                members: declarations.flatMap(\.fact.members), inheritance: inheritance, globals: globals,
                constants: project?.headers.values.reduce(into: []) { $0.formUnion($1.constants) } ?? [])
            : nil
    }

    func target(of reference: ReferenceFact, in member: MemberFact) -> Target {
        if let selectors { return selectors.target(of: reference, in: member) }
        switch reference.base {
        case .expression(let root): return .foreign(root: root)
        case .superclass: return .superclass
        case .ownType: return ownMember(reference, isOnType: true) ?? .known
        case .ownSelf, .optionalSelf, .variable:
            return ownMember(reference, isOnType: member.isStatic) ?? inheritance.target(of: reference) ?? .unresolved
        case .none: return member.kind == .type ? nameInNestedType(reference) : bareName(reference, in: member)
        }
    }

    private func bareName(_ reference: ReferenceFact, in member: MemberFact) -> Target {
        let name = reference.name
        if name == "self" { return .selfValue }
        if name == "super" { return .superclass }
        if name == "Self" { return .selfType }
        if typeParameters.contains(name) { return .unresolved }
        if let found = ownMember(reference, isOnType: member.isStatic) { return found }
        if reference.usage == .keyPath { return .foreign(root: nil) }
        if reference.usage != .type || isCapital(name), let found = inheritance.target(of: reference) { return found }
        return global(reference) ?? .unresolved
    }

    /// Code of a nested type reaches static members and types of the controller, but no instance.
    private func nameInNestedType(_ reference: ReferenceFact) -> Target {
        if typeParameters.contains(reference.name) { return .unresolved }
        let isReachable = own[reference.name]?.contains { $0.fact.isStatic || $0.fact.kind == .type } ?? false
        if isReachable, let found = ownMember(reference, isOnType: true) { return found }
        return global(reference) ?? .foreign(root: nil)
    }

    private func global(_ reference: ReferenceFact) -> Target? {
        let name = reference.name
        if let global = globals[name] { return .global(global) }
        if isCapital(name) || isConstant(name) || reference.usage == .type { return .known }
        return StandardNames.functions.contains(name) || project?.globals.contains(name) == true ? .known : nil
    }

    /// Constants of the SDK's C libraries: `kUTTypeText`, `kAudioFormatMPEG4AAC`, `errSecSuccess`. Members are not named
    /// so.
    private func isConstant(_ name: String) -> Bool {
        guard isAncestryKnown, name.count > 3 else { return false }
        if name.hasPrefix("errSec") { return name.dropFirst(6).first?.isUppercase == true }
        guard name.hasPrefix("k") else { return false }
        return name.dropFirst().prefix(2).allSatisfy(\.isUppercase)
            || ["kAudio", "kSec"].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private func isCapital(_ name: String) -> Bool { name.first?.isUppercase == true }

    // MARK: - Own members

    private func ownMember(_ reference: ReferenceFact, isOnType: Bool) -> Target? {
        guard let named = own[reference.name] else { return nil }
        if let type = named.first(where: { $0.fact.kind == .type }) { return .nested(type.index) }
        if reference.usage == .type { return nil }
        let level = named.filter { $0.fact.isStatic == isOnType }
        let candidates = (level.isEmpty ? named : level).filter { isMeant($0.fact, by: reference) }
        if isForProperty(reference), candidates.allSatisfy({ $0.fact.signature != nil }),
            inheritance.contains(reference.name) || !canBeMethod(reference)
        {
            return nil
        }
        if candidates.isEmpty {
            let isCallable = named.contains { $0.fact.signature != nil }
            if !isCallable || inheritance.contains(reference.name) { return nil }
        }
        return .own((candidates.isEmpty ? named : narrowed(candidates, for: reference)).map(\.index))
    }

    private func isMeant(_ fact: MemberFact, by reference: ReferenceFact) -> Bool {
        guard let signature = fact.signature else {
            return reference.usage != .call || reference.labels.allSatisfy { $0 == "_" || $0 == "{" }
        }
        if reference.usage == .call { return signature.accepts(labels: reference.labels) }
        return reference.labels.isEmpty || ArgumentLabels(reference.labels).name(signature.parameters)
    }

    private func isForProperty(_ reference: ReferenceFact) -> Bool {
        if reference.usage == .selector { return reference.isDereferenced }
        return reference.usage != .call && reference.labels.isEmpty
    }

    /// A method can be passed as a value, but it has no members and cannot be assigned.
    private func canBeMethod(_ reference: ReferenceFact) -> Bool {
        guard !reference.isDereferenced, !reference.isChained else { return false }
        switch reference.usage {
        case .read, .call, .selector, .type: return true
        case .write, .readWrite, .reference, .keyPath, .shorthand, .capture: return false
        }
    }

    /// Narrows candidates where a property and methods share a name: calls and selectors mean a method, other uses the
    /// property.
    private func narrowed(
        _ candidates: [(index: Int, fact: MemberFact)], for reference: ReferenceFact
    ) -> [(index: Int, fact: MemberFact)] {
        let fitting = candidates.filter { ($0.fact.signature == nil) == isForProperty(reference) }
        return fitting.isEmpty ? candidates : fitting
    }
}
