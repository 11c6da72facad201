/// Who does the parts of a larger work, whose order does not matter.
package protocol Workers: Sendable {
    /// Applies a function to all items; the results are in the order of the items.
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result]
}

extension Workers {
    /// Does two things, neither of which needs the other.
    func both<First: Sendable, Second: Sendable>(
        _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let done = map([true, false]) { $0 ? (first(), nil) : (nil, second()) as (First?, Second?) }
        guard let first = done[0].0, let second = done[1].1 else { return (first(), second()) }
        return (first, second)
    }
}
