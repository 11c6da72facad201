/// The members that a controller has from its superclasses and protocols, and from its extensions in other files, as far
/// as the SDK and the given files tell.
struct Inheritance {
    private let sdk: [String: [SDKMember]]
    private let app: Set<String>
    /// Types nested in a superclass that the controller names without it: `ContentMode` in a `UIView`.
    private let types: Set<String>
    /// The same by selector; nil in Swift.
    private let selectors: SDKSelectors?

    init(
        of controller: String, ancestors: [String], declarations: [Controller.Declaration], files: [SyntaxFacts],
        project: ProjectFacts?
    ) {
        let known = ancestors.compactMap(SDKType.named)
        let protocols = Set(known.flatMap(\.protocols)).sorted()
        let members = (known.map(\.name) + protocols).flatMap(SDKMember.members(of:))
        sdk = Dictionary(grouping: members.filter { !$0.isStatic }, by: \.name)
        selectors = files.first?.language.hasSelectors == true ? SDKSelectors(ofClasses: ancestors) : nil
        let adopted = declarations.flatMap(\.fact.inherits)
        let elsewhere = (project?.extensionMembers[controller] ?? []).subtracting(
            declarations.flatMap(\.fact.members).map(\.name))
        app = Self.appMembers(of: ancestors + adopted, files: files, project: project).union(elsewhere)
        let references = declarations.flatMap(\.fact.members).flatMap(\.references)
        let names = Set(references.filter { $0.base == .none && $0.name.first?.isUppercase == true }.map(\.name))
        types = names.filter { name in known.contains { SDKType.named("\($0.name).\(name)") != nil } }
    }

    /// Names of members that classes, protocols and extensions of the app give to types of these names.
    private static func appMembers(of names: [String], files: [SyntaxFacts], project: ProjectFacts?) -> Set<String> {
        let types = files.flatMap(\.types)
        var found: Set<String> = []
        var seen: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            found.formUnion(project?.extensionMembers[name] ?? [])
            for type in types where type.name == name {
                found.formUnion(type.members.filter { $0.writtenAccess != .private }.map(\.name))
                if type.keyword == .protocol { open += type.inherits }
            }
        }
        return found
    }

    func contains(_ name: String) -> Bool { sdk[name] != nil || app.contains(name) || types.contains(name) }

    /// Returns the meaning of a use of an inherited name; nil when nothing of that name is inherited.
    func target(of reference: ReferenceFact) -> Target? {
        if let candidates = sdk[reference.name] {
            let fitting = candidates.filter { $0.isMethod == (reference.usage == .call) }
            let best = fitting.first { fits(reference.labels, $0) } ?? fitting.first ?? candidates.first
            return .inherited(best)
        }
        return contains(reference.name) ? .inherited(nil) : nil
    }

    /// The SDK's member that a message to self means; nil when the SDK's part of the superclasses has none.
    func member(of selector: String) -> SDKMember? { selectors?.member(of: selector) }

    /// The SDK's tables do not tell which arguments have a default, so any may be left out at the end.
    private func fits(_ labels: [String], _ member: SDKMember) -> Bool {
        let wanted = member.id.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
        let given = labels.filter { $0 != "{" }
        return given.count <= wanted.count && wanted.starts(with: given)
    }
}
