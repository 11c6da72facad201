import Foundation
import Refactor

/// All cores of the machine.
struct CoreWorkers: Workers {
    var count: Int { ProcessInfo.processInfo.activeProcessorCount }

    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result] { inParallel(items, body) }
}
