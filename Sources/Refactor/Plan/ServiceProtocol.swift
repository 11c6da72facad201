/// A protocol for a service class of the given files, of the app or of the SDK: exactly the members that are used.
package struct ServiceProtocol: Sendable, Equatable {
    package let name: String
    /// The class or struct that fulfils it.
    package let type: TypeFact
    package let requirements: [MemberFact]
    /// True if the class is the SDK's.
    package var isOfSDK = false
    /// The class that passes on what is asked, where the real one cannot conform by itself.
    package var wrapper: String?
    /// The function of C that does the work of a requirement, by its full name, where there is no class at all.
    package var functions: [String: String] = [:]
    /// The requirements as they are declared, in Objective-C, in their order.
    package var declarations: [String] = []

    /// An expression that gives the real service, as whoever hands it in writes it.
    func wrapped(_ value: String) -> String { wrapper.map { "\($0)(\(value))" } ?? value }
}

extension Plan {
    /// The protocol for the service in a property, if its type is declared in the files and every use can stand in it.
    ///
    /// The property must be private to its component, and only its members may be used: a service that is passed on as
    /// a value keeps its class.
    func serviceProtocol(for property: Member, typed name: String) -> ServiceProtocol? {
        let types = controller.files.flatMap(\.types)
        guard let type = types.first(where: { $0.name == name && [.class, .struct].contains($0.keyword) }),
            type.generics.isEmpty, type.access?.isFileBound != true, property.fact.writtenAccess?.isFileBound == true,
            !crossings.contains(where: { $0.target == property.index })
        else { return nil }
        let members = types.filter { $0.name == name }.flatMap(\.members)
        var used: [MemberFact] = []
        for user in controller.members {
            for reference in user.references {
                guard let found = use(reference, of: property, in: user) else { continue }
                guard let reference = found, let member = required(reference, among: members) else { return nil }
                if !used.contains(where: { $0.id == member.id }) { used.append(member) }
            }
        }
        let ordered = members.filter { member in used.contains { $0.id == member.id } }
        return ordered.isEmpty ? nil : ServiceProtocol(name: name + "Protocol", type: type, requirements: ordered)
    }

    /// Nil when a reference has nothing to do with the property; the inner value is nil when it is used as a whole.
    func use(_ reference: Reference, of property: Member, in user: Member) -> ReferenceFact?? {
        if reference.target == .own([property.index]) {
            return reference.fact.isDereferenced || user.index == property.index ? nil : .some(nil)
        }
        guard case .foreign(root: property.name) = reference.target else { return nil }
        // `load` in `api.load`, not `count` in `api.items.count`.
        return reference.fact.path == [property.name] ? .some(reference.fact) : nil
    }

    /// Returns true if a type of the files, of the app, of the SDK or of the module has a name.
    func isTaken(typeName name: String) -> Bool {
        controller.files.flatMap(\.types).contains { $0.name == name } || classNames.contains(name)
            || boundaries.contains { $0.port.protocolName(in: module) == name }
            || controller.project?.inherits[name] != nil || SDKType.named(name) != nil
    }

    private func required(_ reference: ReferenceFact, among members: [MemberFact]) -> MemberFact? {
        let named = members.filter { $0.isRequirement(askedBy: reference) }
        return named.count == 1 ? named.first : nil
    }
}

extension MemberFact {
    /// Returns true if a use can mean it, and a protocol can repeat it.
    func isRequirement(askedBy reference: ReferenceFact) -> Bool {
        guard name == reference.name, !isStatic, writtenAccess?.isFileBound != true, !has(modifier: "mutating") else {
            return false
        }
        guard let signature else { return kind == .property && valueType != nil && reference.usage != .call }
        return kind == .method && reference.usage == .call && signature.parameters.count == reference.labels.count
            && signature.accepts(labels: reference.labels) && signature.result?.hasPrefix("some ") != true
    }
}
