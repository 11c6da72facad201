/// A service that a component no longer makes for itself: the builder makes it and hands it in.
package struct Injection: Sendable, Equatable {
    /// The stored property that holds the service.
    package let member: Int
    /// The property's type as the source shows it.
    package let type: String
    /// The bytes of its initial value, which go to the builder.
    package let value: Range<Int>
}

extension Plan {
    /// The services that a component gets through its initializer.
    ///
    /// A stored property of the interactor whose initial value makes or finds a service, with a type that is known and
    /// a value that names nothing of the controller.
    package func injections(into role: Role) -> [Injection] {
        guard role == .interactor else { return [] }
        return members(of: role).compactMap { member in
            let fact = member.fact
            guard fact.isStored, fact.hasInitialValue, fact.accessors.isEmpty, !fact.has(modifier: "lazy"),
                !fact.has(modifier: "weak"), let type = fact.valueType, let value = fact.body, isService(fact, type)
            else { return nil }
            let isFree = member.references.filter { value.contains($0.fact.range.lowerBound) }.allSatisfy { reference in
                switch reference.target {
                case .known, .foreign: true
                case .own, .inherited, .nested, .global, .selfValue, .selfType, .superclass, .unresolved: false
                }
            }
            return isFree ? Injection(member: member.index, type: type, value: value) : nil
        }
    }

    private func isService(_ fact: MemberFact, _ type: String) -> Bool {
        let known = TypeClassifier.classify(written: type)
        guard known == .service || known == .device, fact.initialType != nil else { return false }
        return !["DispatchGroup", "DispatchWorkItem", "NSCache", "URLRequest", "URLComponents"].contains(type)
    }
}
