/// The workers on the parts of a larger job, whose order does not matter.
package protocol Workers: Sendable {
    /// The number of workers at the same time.
    var count: Int { get }

    /// Applies a function to all items; the results are in the order of the items.
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result]
}

extension Workers {
    /// Items in runs of about the same size, one for each worker, in their order.
    func runs<Item>(of items: [Item], size: (Item) -> Int) -> [[Item]] {
        let share = max(1, items.reduce(0) { $0 + size($1) } / max(1, count) + 1)
        var runs: [[Item]] = []
        var filled = 0
        for item in items {
            if runs.isEmpty || filled >= share * runs.count { runs.append([]) }
            runs[runs.count - 1].append(item)
            filled += size(item)
        }
        return runs
    }

    /// Does two things, neither of which needs the other.
    func both<First: Sendable, Second: Sendable>(
        _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        let done = map([true, false]) { $0 ? (first(), nil) : (nil, second()) as (First?, Second?) }
        guard let first = done[0].0, let second = done[1].1 else { return (first(), second()) }
        return (first, second)
    }
}
