/// A shared instance of a class, `UserDefaults.standard`, that code looks up where it needs it, and that its component
/// is given instead.
package struct SharedService: Sendable, Equatable {
    /// A place where it is looked up.
    package struct Use: Sendable, Equatable {
        package let member: Int
        /// The bytes of `UserDefaults.standard`; of a function, those of its name.
        package let range: Range<Int>
        /// The text that stands there now.
        package let text: String
        /// The outermost closure around it that may run later: it captures the service.
        package let closure: BlockFact?
    }

    /// The name in the component.
    package let name: String
    /// The expression that gives it.
    package let value: String
    package let role: Role
    package let service: ServiceProtocol
    package let uses: [Use]
    /// The component's own property that holds the same; nil where it gets one.
    package let property: Int?
}

extension Plan {
    /// Returns the captures that closures of a member need so that they need no self: names by the closure, both in
    /// source order.
    package func sharedCaptures(in member: Member) -> [(closure: BlockFact, names: [String])] {
        var found: [(closure: BlockFact, names: [String])] = []
        for shared in sharedServices {
            for use in shared.uses where use.member == member.index {
                guard let closure = use.closure else { continue }
                guard let known = found.firstIndex(where: { $0.closure.range == closure.range }) else {
                    found.append((closure, [shared.name]))
                    continue
                }
                if !found[known].names.contains(shared.name) { found[known].names.append(shared.name) }
            }
        }
        return found.sorted { $0.closure.range.lowerBound < $1.closure.range.lowerBound }
    }
}
