/// Finds the classes that components can know by protocols of what they use, and which keep their classes and why.
///
/// A class is known by its protocol wherever its instances come from, private properties and shared instances alike, or
/// nowhere: else a test would replace half of it.
struct ServiceReader {
    /// By the class.
    private(set) var protocols: [String: ServiceProtocol] = [:]
    private(set) var shared: [SharedService] = []
    private(set) var findings: [Finding] = []
    private let plan: Plan
    private let classes: AppService
    /// The components' properties that hold services of a class, by the class.
    private var properties: [String: [Member]] = [:]
    private let lookUps: SharedLookUps

    /// Reads a plan whose services are to be known by protocols.
    init(_ plan: Plan) {
        self.plan = plan
        classes = AppService(plan.controller)
        lookUps = SharedLookUps(in: plan)
        for property in plan.serviceRoles.flatMap(plan.members(of:)) where isHeld(property) {
            properties[property.fact.valueType ?? "", default: []].append(property)
        }
        for name in Set(properties.keys).union(lookUps.found.map(\.type)).sorted() { read(name) }
        shared.sort { ($0.role, $0.value) < ($1.role, $1.value) }
        findings.sort { ($0.line, $0.message) < ($1.line, $1.message) }
    }

    /// Returns true if a property holds a service for which the given files alone tell no protocol.
    private func isHeld(_ property: Member) -> Bool {
        guard property.fact.hasInitialValue, let type = property.fact.valueType, plan.isService(type),
            !classes.isProtocol(type)
        else { return false }
        return plan.serviceProtocol(for: property, typed: type) == nil
    }

    private mutating func read(_ name: String) {
        do throws(ServiceObstacle) {
            guard let found = try service(named: name) else { return }
            var places: [SharedService] = []
            for lookUp in lookUps.found where lookUp.type == name { places.append(try place(lookUp, by: found)) }
            protocols[name] = found
            shared += places
        } catch {
            report(error, of: name)
        }
    }

    // MARK: - Protocols

    private func service(named name: String) throws(ServiceObstacle) -> ServiceProtocol? {
        guard let type = classes.type(named: name) ?? sdkType(named: name) else { throw .unknownClass(name) }
        var used: Set<String> = []
        for property in properties[name] ?? [] { used.formUnion(try members(of: type, usedBy: property)) }
        for lookUp in lookUps.found where lookUp.type == name { used.formUnion(try members(of: type, usedBy: lookUp)) }
        let requirements = type.members.filter { used.contains($0.id) }
        guard !requirements.isEmpty else { return nil }
        let isOfSDK = classes.type(named: name) == nil
        guard let free = freeName(for: name, isOfSDK: isOfSDK) else { throw .nameIsTaken }
        var service = ServiceProtocol(name: free, type: type, requirements: requirements, isOfSDK: isOfSDK)
        service.functions = SDKServiceText.functions(of: name)
        if SDKServiceText.needsWrapper(requirements, of: name) { service.wrapper = plan.module + name + "Service" }
        return service
    }

    private func sdkType(named name: String) -> TypeFact? {
        guard plan.controller.project?.inherits[name] == nil else { return nil }
        return SDKService.type(named: name)
    }

    /// The names of the members that are used through a property.
    private func members(of type: TypeFact, usedBy property: Member) throws(ServiceObstacle) -> Set<String> {
        guard property.fact.writtenAccess?.isFileBound == true else { throw .isVisible }
        if plan.crossings.contains(where: { $0.target == property.index }) { throw .isShared }
        var used: Set<String> = []
        for user in plan.controller.members {
            for reference in user.references {
                guard let found = plan.use(reference, of: property, in: user) else { continue }
                guard let reference = found else { throw .isPassedOn }
                used.insert(try type.member(askedBy: reference))
            }
        }
        return used
    }

    private func members(of type: TypeFact, usedBy lookUp: SharedLookUps.Found) throws(ServiceObstacle) -> Set<String> {
        var used: Set<String> = []
        for place in lookUp.places {
            if let obstacle = place.obstacle { throw obstacle }
            guard let reference = place.asked else { throw .isPassedOn }
            used.insert(try type.member(askedBy: reference))
        }
        return used
    }

    /// A name that no type has.
    private func freeName(for type: String, isOfSDK: Bool) -> String? {
        let module = plan.module
        let ofApp = module + type + (type.hasSuffix("Service") ? "" : "Service")
        let name = isOfSDK ? SDKService.protocolName(for: type, module: module) : ofApp
        return [name, name + (isOfSDK ? "Service" : "Protocol")].first { !plan.isTaken(typeName: $0) }
    }

    // MARK: - Shared instances

    private func place(_ lookUp: SharedLookUps.Found, by service: ServiceProtocol) throws(ServiceObstacle)
        -> SharedService
    {
        let property = plan.members(of: lookUp.role).first { property in
            property.fact.valueType == lookUp.type && properties[lookUp.type]?.contains(property) == true
                && property.fact.value?.dotted == lookUp.value
        }
        guard let name = freeVariable(for: lookUp, held: property) else { throw .nameIsTaken }
        return SharedService(
            name: name, value: lookUp.value, role: lookUp.role, service: service,
            uses: lookUp.places.map { place in
                let text = service.functions.isEmpty ? name : "\(name).\(place.asked?.name ?? "")"
                return SharedService.Use(member: place.member, range: place.range, text: text, closure: place.closure)
            },
            property: property?.index)
    }

    /// A name that neither the component nor any of the code that looks the service up has.
    private func freeVariable(for lookUp: SharedLookUps.Found, held property: Member?) -> String? {
        let users = Set(lookUps.found.filter { $0.type == lookUp.type }.flatMap { $0.places.map(\.member) })
        let inside = users.map { plan.controller.members[$0].fact }
        if let property {
            return inside.contains { $0.localNames.contains(property.name) } ? nil : property.name
        }
        let names = Set(plan.controller.members.map(\.name))
            .union(plan.style.ports.map { plan.controller.property(of: $0, module: plan.module) })
            .union(plan.style.components.map(\.variable)).union(shared.map(\.name))
        let name = SDKService.variableName(for: lookUp.type)
        return [name, name + "Service"].first { name in
            !names.contains(name) && !inside.contains { $0.localNames.contains(name) || $0.identifiers.contains(name) }
        }
    }

    // MARK: - What stays

    private mutating func report(_ obstacle: ServiceObstacle, of name: String) {
        for property in properties[name] ?? [] {
            note(property.fact.line, "'\(property.name)' keeps its class '\(name)': \(obstacle)")
        }
        guard !SDKService.helpers.contains(name) else { return }
        for lookUp in lookUps.found where lookUp.type == name {
            note(lookUp.places.first?.line ?? 1, "'\(lookUp.value)' is not handed in: \(obstacle)")
        }
    }

    private mutating func note(_ line: Int, _ message: String) {
        findings.append(Finding(severity: .note, rule: "service-keeps-class", line: line, message: message))
    }
}

extension TypeFact {
    /// The full name of the members that a use can mean: one, or several that differ in their types alone.
    fileprivate func member(askedBy reference: ReferenceFact) throws(ServiceObstacle) -> String {
        let found = members.filter { $0.isRequirement(askedBy: reference) }
        let isWritten = [.write, .readWrite, .reference].contains(reference.usage)
        guard let member = found.first, Set(found.map(\.id)).count == 1,
            !isWritten || !member.isConstant && member.isStored
        else { throw .unknownMember(reference.name, of: name) }
        return member.id
    }
}
