import Refactor

/// All cores of the machine.
struct CoreWorkers: Workers {
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result] { inParallel(items, body) }
}
