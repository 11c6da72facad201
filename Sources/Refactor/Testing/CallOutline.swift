/// The outline of what a method asks of others: what happens each time it runs, and what may.
///
/// No expression: a list of calls that a test expects, in the order in which they happen.
package struct CallOutline: Sendable {
    /// A list that has to hold something before the method may run.
    package struct Filling: Sendable, Equatable {
        /// The owner: a neighbour's name, or nil for the component itself.
        package let owner: String?
        package let property: String
        package let element: String

        package init(owner: String?, property: String, element: String) {
            self.owner = owner
            self.property = property
            self.element = element
        }
    }

    /// A claim of a test about the calls in the log.
    package enum Claim: Sendable, Equatable {
        /// These and no others, in this order.
        case exactly([String])
        /// These first.
        case first([String])
        /// This one somewhere.
        case some(String)
        /// No others than these.
        case onlyOf([String])
    }

    /// The calls that happen each time, in their order, up to the first thing that may not happen.
    package var certain: [AskedCall] = []
    /// The calls that happen each time, behind things that may not.
    package var later: [AskedCall] = []
    package var possible: [AskedCall] = []
    package var fillings: [Filling] = []
    /// Parameters that have to be zero: places in those lists.
    package var zeros: Set<String> = []
    /// Parameters whose case decides what happens.
    package var decided: Set<String> = []
    /// An error may leave the method, whatever the mocks do.
    package var mayThrow = false
    /// Why the method cannot run with made-up values.
    package var obstacles: [String] = []
    /// The call whose answer the method gives back.
    package var answer: AskedCall?

    /// The literal that the method gives back, as the code writes it.
    package var given: String?

    package init() {}

    /// The claims that certainly hold of the log after the method ran once.
    package var claims: [Claim] {
        let first = certain.map(\.member.entry)
        guard !(later + possible).isEmpty else { return [.exactly(first)] }
        var claims: [Claim] = first.isEmpty ? [] : [.first(first)]
        for call in later where !claims.contains(.some(call.member.entry)) { claims.append(.some(call.member.entry)) }
        var all: [String] = []
        for entry in (certain + later + possible).map(\.member.entry) where !all.contains(entry) { all.append(entry) }
        return claims + [.onlyOf(all)]
    }

    /// Calls whose arguments a test can know: each time as often, never more.
    package var countedCalls: [[AskedCall]] {
        var groups: [[AskedCall]] = []
        for call in certain + later where call.member.fact.kind == .method {
            let isSame = { (other: AskedCall) in other.property == call.property && other.member == call.member }
            if possible.contains(where: isSame) { continue }
            if let index = groups.firstIndex(where: { isSame($0[0]) }) {
                groups[index].append(call)
            } else {
                groups.append([call])
            }
        }
        return groups
    }
}
