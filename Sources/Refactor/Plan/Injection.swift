/// A service that a component no longer makes for itself: the builder makes it and hands it in.
package struct Injection: Sendable, Equatable {
    /// The stored property that holds the service.
    package let member: Int
    /// The property's type as the source shows it, or the service's protocol.
    package let type: String
    /// The bytes of its initial value, which go to the builder.
    package let value: Range<Int>
    /// The protocol made for the service; nil where the component keeps knowing the class.
    package let service: ServiceProtocol?
    /// What stands before the value elsewhere: the class in `UserDefaults.standard` for `.standard`.
    package let prefix: String
}

extension Plan {
    /// The services that a component gets through its initializer.
    ///
    /// A stored property of the interactor whose initial value makes or finds a service, with a type that is known and
    /// a value that names nothing of the controller.
    package func injections(into role: Role) -> [Injection] {
        guard role == .interactor, style.builder != nil,
            style.services != nil || style.component(for: role)?.inherits.isEmpty == true
        else { return [] }
        return members(of: role).compactMap { member in
            let fact = member.fact
            guard fact.isStored, fact.hasInitialValue, fact.accessors.isEmpty, !fact.has(modifier: "lazy"),
                !fact.has(modifier: "weak"), let type = fact.valueType, let value = fact.body, isService(fact, type),
                isFree(member, in: value)
            else { return nil }
            let isImplicit = controller.file(of: member).bytes[value.lowerBound] == UInt8(ascii: ".")
            guard fact.initialType != nil || isImplicit && services == .protocols else { return nil }
            let service = service(for: member, typed: type)
            return Injection(
                member: member.index, type: service?.name ?? type, value: value, service: service,
                prefix: isImplicit ? type : "")
        }
    }

    /// Whether whoever calls the builder may give other services.
    package var givesServices: Bool {
        services == .protocols
            && style.components.contains { $0.builds && $0.text.contains { $0.contains("{services}") } }
    }

    private func isService(_ fact: MemberFact, _ type: String) -> Bool {
        let known = TypeClassifier(controller: controller).classify(written: type)
        guard known == .service || known == .device else { return false }
        return !["DispatchGroup", "DispatchWorkItem", "NSCache", "URLRequest", "URLComponents"].contains(type)
    }

    /// Whether a property's initial value names nothing of the controller.
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
