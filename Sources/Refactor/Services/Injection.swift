/// A service that a component no longer makes or looks up for itself: it can be given another one.
package struct Injection: Sendable, Equatable {
    /// The name in the component.
    package let name: String
    /// The stored property that holds it in the source; nil for one that code looked up where it needed it.
    package let member: Int?
    /// The property's type as the source shows it, or the service's protocol.
    package let type: String
    /// The value that is the real one.
    package let value: ServiceValue
    /// The protocol made for the service; nil where the component keeps knowing the class.
    package let service: ServiceProtocol?
    /// The component whose property it is, where another one has it too.
    package var owner: Role?
}

extension Plan {
    /// The services that a component gets from outside, in source order.
    ///
    /// A stored property whose initial value makes or finds a service, with a type that is known and a value that names
    /// nothing of the controller; and shared instances that its code looked up, where protocols are wanted.
    package func injections(into role: Role) -> [Injection] {
        guard serviceRoles.contains(role) else { return [] }
        let stored = members(of: role).compactMap(injection)
        let copies = copies(in: role).filter(isInjected).compactMap { property in
            var injection = injection(of: property)
            injection?.owner = placements[property.index].role
            return injection
        }
        let shared = sharedServices.filter { $0.role == role && $0.property == nil }.map { shared in
            Injection(
                name: shared.name, member: nil, type: shared.service.name,
                value: ServiceValue(prefix: shared.service.wrapped(shared.value), file: 0, range: 0..<0, suffix: ""),
                service: shared.service)
        }
        return stored + copies + shared
    }

    /// The services that a component's initializer takes.
    package func handedServices(of role: Role) -> [Injection] {
        style.wiring.injection == .initializer ? injections(into: role) : []
    }

    /// The services that are parameters of what builds, each once.
    package var builderServices: [Injection] {
        guard givesServices else { return [] }
        var seen: Set<String> = []
        return roles.flatMap(injections(into:)).filter { $0.owner == nil && seen.insert($0.name).inserted }
    }

    /// The components that do the work and can be given services.
    var serviceRoles: [Role] {
        [.interactor, .service].filter { role in
            guard let component = style.component(for: role) else { return false }
            switch style.wiring.injection {
            case .initializer:
                return style.builder != nil && (style.wiring.services != nil || component.inherits.isEmpty)
            case .property: return services == .protocols
            }
        }
    }

    /// Returns true if a component is given the service in a property.
    func isInjected(_ property: Member) -> Bool {
        serviceRoles.contains(placements[property.index].role) && injection(of: property) != nil
    }

    private func injection(of member: Member) -> Injection? {
        let fact = member.fact
        guard fact.isStored, fact.hasInitialValue, fact.accessors.isEmpty, !fact.has(modifier: "lazy"),
            !fact.has(modifier: "weak"), let type = fact.valueType, let value = fact.body, isService(type),
            isFree(member, in: value)
        else { return nil }
        let isImplicit = fact.value?.first.isImplicitMember == true
        let file = controller.file(of: member)
        let isShort = file.line(at: value.lowerBound) == file.line(at: max(value.lowerBound, value.upperBound - 1))
        guard fact.initialType != nil || services == .protocols && (isImplicit || isShort) else { return nil }
        let service = serviceProtocol(for: member, typed: type) ?? serviceProtocols[type]
        if style.wiring.injection == .property, service == nil { return nil }
        let wrapper = service?.wrapper.map { $0 + "(" } ?? ""
        return Injection(
            name: member.name, member: member.index, type: service?.name ?? type,
            value: ServiceValue(
                prefix: wrapper + (isImplicit ? type : ""), file: member.file, range: value,
                code: fact.valueText ?? "", suffix: wrapper.isEmpty ? "" : ")"),
            service: service)
    }

    /// True if whoever calls the builder may give other services.
    package var givesServices: Bool {
        services == .protocols && style.wiring.injection == .initializer
            && style.components.contains { $0.builds && $0.text.contains { $0.contains("{services}") } }
    }

    /// Returns true if a property's type is one that does work elsewhere: in the network, on the disk, with the device.
    func isService(_ type: String) -> Bool {
        let known = TypeClassifier(controller: controller).classify(written: type)
        guard known == .service || known == .device else { return false }
        return !["DispatchGroup", "DispatchWorkItem", "NSCache", "URLRequest", "URLComponents"].contains(type)
    }

    /// Returns true if a property's initial value names nothing of the controller.
    private func isFree(_ member: Member, in value: Range<Int>) -> Bool {
        member.references.filter { value.contains($0.fact.range.lowerBound) }.allSatisfy { reference in
            switch reference.target {
            case .known, .foreign: true
            case .global(let global): !global.access.isFileBound
            case .own, .inherited, .nested, .selfValue, .selfType, .superclass, .unresolved: false
            }
        }
    }
}
