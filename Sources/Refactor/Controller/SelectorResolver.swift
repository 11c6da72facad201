/// Says what a name inside an Objective-C class means; the counterpart of `NameResolver`'s rules for Swift.
///
/// A bare name is a variable of the class, or something global; whatever is sent to self and is not the class's own is
/// inherited.
struct SelectorResolver {
    private let methods: [String: Int]
    private let classMethods: [String: Int]
    private let properties: [String: Int]
    private let variables: [String: Int]
    private let inheritance: Inheritance
    private let globals: [String: GlobalFact]
    /// The constants of the enums that the app's headers declare.
    private let constants: Set<String>

    init(
        members: [MemberFact], inheritance: Inheritance, globals: [String: GlobalFact], constants: Set<String>
    ) {
        var methods: [String: Int] = [:]
        var classMethods: [String: Int] = [:]
        var properties: [String: Int] = [:]
        var variables: [String: Int] = [:]
        for (index, member) in members.enumerated() {
            switch member.kind {
            case .property where member.isVariable: variables[member.name] = index
            case .property: properties[member.name] = index
            case .method where member.isStatic: classMethods[member.id] = index
            case .method, .initializer, .deinitializer: methods[member.id] = index
            case .subscript, .type: continue
            }
        }
        self.methods = methods
        self.classMethods = classMethods
        self.properties = properties
        self.variables = variables
        self.inheritance = inheritance
        self.globals = globals
        self.constants = constants
    }

    func target(of reference: ReferenceFact, in member: MemberFact) -> Target {
        switch reference.base {
        case .expression(let root): return .foreign(root: root)
        case .superclass: return .superclass
        case .ownType: return classMethods[reference.selector].map { .own([$0]) } ?? .known
        case .variable: return properties[reference.name].map { .own([$0]) } ?? .unresolved
        case .ownSelf, .optionalSelf: return onSelf(reference, isOnType: member.isStatic)
        case .none: return bareName(reference)
        }
    }

    private func onSelf(_ reference: ReferenceFact, isOnType: Bool) -> Target {
        let selector = reference.selector
        if isOnType { return classMethods[selector].map { .own([$0]) } ?? .inherited(nil) }
        if reference.usage == .call, let method = methods[selector] { return .own([method]) }
        if let variable = variables[reference.name], reference.usage != .call { return .own([variable]) }
        if let property = properties[reference.name] { return .own([property]) }
        return .inherited(inheritance.member(of: selector) ?? inheritance.member(of: setter(of: reference)))
    }

    /// `self.title = …` means `setTitle:`.
    private func setter(of reference: ReferenceFact) -> String {
        "set" + reference.name.prefix(1).uppercased() + reference.name.dropFirst() + ":"
    }

    private func bareName(_ reference: ReferenceFact) -> Target {
        let name = reference.name
        switch name {
        case "self": return .selfValue
        case "super": return .superclass
        case "Self": return .selfType
        case "_cmd": return .unresolved
        default: break
        }
        if reference.usage == .selector { return selected(reference) }
        if reference.usage == .keyPath, let property = properties[name] { return .own([property]) }
        if let variable = variables[name], reference.usage != .type { return .own([variable]) }
        if let global = globals[name] { return .global(global) }
        if reference.usage == .call || reference.usage == .type || isGlobalName(name) { return .known }
        return constants.contains(name) ? .known : .unresolved
    }

    /// `@selector(name)` of an own method binds it; others are names for other objects.
    private func selected(_ reference: ReferenceFact) -> Target {
        let selector = reference.selector
        if let method = methods[selector] ?? classMethods[selector] { return .own([method]) }
        return properties[reference.name].map { .own([$0]) } ?? .foreign(root: nil)
    }

    /// Constants, macros and types begin with a capital or with `k`; anything else may be a superclass's variable or
    /// come out of a macro.
    private func isGlobalName(_ name: String) -> Bool {
        guard let first = name.first else { return false }
        if first.isUppercase { return true }
        if first == "k", name.dropFirst().first?.isUppercase == true { return true }
        return name.contains("_") && first != "_" || Self.standardNames.contains(name)
    }

    private static let standardNames: Set<String> = [
        "errno", "false", "nil", "stderr", "stdin", "stdout", "true",
    ]
}
