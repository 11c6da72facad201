/// A route of a module that callers can ask for by a key.
package struct KeyedRoute: Sendable, Equatable {
    /// `openRegistration`, `bindPhoneWithTicket`.
    package let key: String
    /// The method that goes there, by index.
    package let member: Int
}

extension Plan {
    /// The methods that the router's component has for the others, in source order, as far as a language can call them with
    /// what a message has; two that would have one key have none.
    package func keyedRoutes(where canBeCalled: (Member) -> Bool) -> [KeyedRoute] {
        guard style.component(for: .router) != nil else { return [] }
        let required = Set(boundaries(to: .router).flatMap(\.requirements).map(\.member)).sorted()
        let methods = required.map { controller.members[$0] }.filter { member in
            member.kind == .method && placements[member.index].role == .router && !member.fact.isStatic
                && !member.fact.has(attribute: "available")
        }
        let keys = methods.map { routeKey(of: $0.fact) }
        return zip(keys, methods).filter { key, method in
            keys.filter { $0 == key }.count == 1 && canBeCalled(method)
        }.map { KeyedRoute(key: $0, member: $1.index) }
    }
}

/// A selector's parts as one word: `showPageWithTitle` for `showPage:withTitle:`.
private func routeKey(of method: MemberFact) -> String {
    let parts = method.displayName.split(separator: ":")
    return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
