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
        let reader = InjectionReader(plan: self)
        let stored = members(of: role).compactMap(reader.injection)
        let copies = copies(in: role).filter(isInjected).compactMap { property in
            var injection = reader.injection(of: property)
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
        serviceRoles.contains(placements[property.index].role)
            && InjectionReader(plan: self).injection(of: property) != nil
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
}
