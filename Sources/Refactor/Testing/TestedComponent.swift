/// A component as a test makes it: with mocks around it.
package struct TestedComponent: Sendable {
    /// The way in which it gets what it knows.
    package enum Way: Sendable, Equatable {
        /// Through its initializer, under this label.
        case handed(String)
        /// The test sets this property.
        case set(String)
    }

    /// A neighbour that it knows by a protocol.
    package struct Neighbour: Sendable {
        /// The component's own name for it.
        package let property: String
        package let mock: MockDraft
        package let way: Way
    }

    /// A service that its initializer takes besides: the property, and the value that the module gives it.
    package struct Service: Sendable {
        package let property: String
        package let value: String
        package let isMocked: Bool
    }

    package let role: Role
    package let name: String
    /// The name in tests.
    package let variable: String
    package let neighbours: [Neighbour]
    package let services: [Service]
    /// The view's constants that its initializer takes.
    package let constants: [Member]
    /// The neighbours that it knows by a class of its own, and whether a call is left out while nobody is there.
    package let fixed: [String: Bool]
    /// The labels of its initializer in their order.
    package let handed: [String]
    /// Why no test can make it.
    package let obstacle: String?
}

extension Plan {
    /// A component for tests; nil for one that is not written.
    package func tested(_ role: Role) -> TestedComponent? {
        guard roles.contains(role) else { return nil }
        let mocks = mocks
        var neighbours: [TestedComponent.Neighbour] = []
        var fixed: [String: Bool] = [:]
        var missing: [String] = []
        for port in style.ports where port.from == role {
            let property = controller.property(of: port, module: module)
            let isUsed = ports(of: role).contains(port)
            let mock = port.protocolName(in: module).flatMap { name in mocks.first { $0.name == name } }
            if let mock, let way = way(of: port, property), isUsed || port.given == .base {
                neighbours.append(TestedComponent.Neighbour(property: property, mock: mock, way: way))
                continue
            }
            if isUsed { fixed[property.prefix { $0 != "." }.description] = port.hold == .weak }
            if port.given == .base && port.protocolName(in: module) != nil || port.given == .initializer && isUsed {
                missing.append(port.protocolName(in: module) ?? name(of: port.to))
            }
        }
        let services = handedServices(of: role).map { injection in
            TestedComponent.Service(
                property: injection.name, value: injection.value.text, isMocked: injection.service != nil)
        }
        for injection in injections(into: role) {
            guard let mock = mocks.first(where: { $0.name == injection.service?.name }) else { continue }
            let isHanded = services.contains { $0.property == injection.name }
            neighbours.append(
                TestedComponent.Neighbour(
                    property: injection.name, mock: mock, way: isHanded ? .handed(injection.name) : .set(injection.name)
                ))
        }
        let constants = constants(of: role)
        let variable = style.component(for: role)?.variable ?? role.rawValue
        let labels = neighbours.compactMap { neighbour -> String? in
            if case .handed(let label) = neighbour.way { label } else { nil }
        }
        return TestedComponent(
            role: role, name: name(of: role),
            variable: neighbours.contains { $0.property == variable } ? "tested" : variable, neighbours: neighbours,
            services: services, constants: constants, fixed: fixed,
            handed: labels.filter { label in !services.contains { $0.property == label } } + constants.map(\.name)
                + services.map(\.property),
            obstacle: missing.first.map { "needs a \($0), for which there is no mock" })
    }

    private func way(of port: Port, _ property: String) -> TestedComponent.Way? {
        switch port.given {
        case .initializer, .base: .handed(property)
        case .property, .caller: .set(property)
        case .inherited(let base, _): .set(base)
        case .derived: nil
        }
    }
}
