/// A protocol for a service class of the given files or of the SDK: exactly the members that the component uses.
package struct ServiceProtocol: Sendable, Equatable {
    package let name: String
    /// The class or struct that fulfils it.
    package let type: TypeFact
    package let requirements: [MemberFact]
    /// Whether the class is the SDK's.
    package var isOfSDK = false
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
    private func use(_ reference: Reference, of property: Member, in user: Member) -> ReferenceFact?? {
        if reference.target == .own([property.index]) {
            return reference.fact.isDereferenced || user.index == property.index ? nil : .some(nil)
        }
        guard case .foreign(root: property.name) = reference.target else { return nil }
        return isFirstLevel(reference.fact, of: property.name, in: user) ? .some(reference.fact) : nil
    }

    /// Whether the name stands directly behind the property: `load` in `api.load`, not `count` in `api.items.count`.
    private func isFirstLevel(_ reference: ReferenceFact, of root: String, in user: Member) -> Bool {
        let bytes = controller.file(of: user).bytes
        var position = reference.range.lowerBound - 1
        while position >= 0,
            [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), 32, 9, 10, 13].contains(bytes[position])
        {
            position -= 1
        }
        let start = position + 1 - root.utf8.count
        return start >= 0 && bytes[start...position].elementsEqual(root.utf8)
    }

    // MARK: - Services of the SDK

    /// The protocol for services of the SDK of one class: the members that any of the interactor's properties uses.
    ///
    /// Nil where a class of the app is meant, or where classes are what the interactor shall know.
    func sdkService(typed name: String) throws(ServiceObstacle) -> ServiceProtocol? {
        guard services == .protocols, let kind = SDKType.named(name)?.kind, kind == "class",
            !controller.files.flatMap(\.types).contains(where: { $0.name == name }),
            controller.project?.inherits[name] == nil
        else { return nil }
        guard let type = SDKService.type(named: name) else {
            throw .unknownClass(name)
        }
        var used: Set<String> = []
        for property in members(of: .interactor) where property.fact.valueType == name && property.fact.hasInitialValue
        {
            used.formUnion(try sdkMembers(of: type, usedBy: property))
        }
        let requirements = type.members.filter { used.contains($0.id) }
        guard !requirements.isEmpty, let free = freeServiceName(for: name) else { return nil }
        return ServiceProtocol(name: free, type: type, requirements: requirements, isOfSDK: true)
    }

    /// The names of the members of the SDK that are used through a property.
    private func sdkMembers(of type: TypeFact, usedBy property: Member) throws(ServiceObstacle) -> Set<String> {
        guard property.fact.writtenAccess?.isFileBound == true else { throw .isVisible }
        if crossings.contains(where: { $0.target == property.index }) { throw .isShared }
        var used: Set<String> = []
        for user in controller.members {
            for reference in user.references {
                guard let found = use(reference, of: property, in: user) else { continue }
                guard let reference = found else { throw .isPassedOn }
                let members = type.members.filter { member in
                    member.name == reference.name
                        && (member.signature?.accepts(labels: reference.labels) ?? (reference.usage != .call))
                        && member.signature.map { $0.parameters.count == reference.labels.count } != false
                }
                guard let member = members.first, Set(members.map(\.id)).count == 1 else {
                    throw .unknownMember(reference.name, of: type.name)
                }
                used.insert(member.id)
            }
        }
        return used
    }

    /// A name that no type has.
    private func freeServiceName(for type: String) -> String? {
        let name = SDKService.protocolName(for: type, module: module)
        return [name, name + "Service"].first { !isTaken(typeName: $0) }
    }

    /// Whether a type of the files, of the app, of the SDK or of the module has a name.
    func isTaken(typeName name: String) -> Bool {
        controller.files.flatMap(\.types).contains { $0.name == name } || classNames.contains(name)
            || boundaries.contains { $0.port.protocolName(in: module) == name }
            || controller.project?.inherits[name] != nil || SDKType.named(name) != nil
    }

    /// The protocol of a property's class, of the app or of the SDK.
    func service(for property: Member, typed name: String) -> ServiceProtocol? {
        if let service = serviceProtocol(for: property, typed: name) { return service }
        return (try? sdkService(typed: name)) ?? nil
    }

    /// Why services of the SDK keep their classes although protocols are wanted.
    var serviceFindings: [Finding] {
        guard services == .protocols else { return [] }
        return injections(into: .interactor).filter { $0.service == nil }.compactMap { injection in
            let property = controller.members[injection.member]
            do throws(ServiceObstacle) {
                _ = try sdkService(typed: property.fact.valueType ?? "")
                return nil
            } catch {
                return Finding(
                    severity: .note, rule: "service-keeps-class", line: property.fact.line,
                    message: "'\(property.name)' keeps its class '\(property.fact.valueType ?? "")': \(error)")
            }
        }
    }

    // MARK: - Members

    private func required(_ reference: ReferenceFact, among members: [MemberFact]) -> MemberFact? {
        let named = members.filter { member in
            guard member.name == reference.name, !member.isStatic, member.writtenAccess?.isFileBound != true else {
                return false
            }
            guard let signature = member.signature else { return member.valueType != nil && reference.usage != .call }
            return reference.usage == .call && signature.parameters.count == reference.labels.count
                && signature.accepts(labels: reference.labels) && signature.result?.hasPrefix("some ") != true
        }
        guard named.count == 1, let member = named.first, !member.has(modifier: "mutating") else { return nil }
        return member
    }
}
