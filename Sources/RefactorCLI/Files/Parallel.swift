import Foundation

/// Applies a function to all items on all cores; the results are in the order of the items.
///
/// Threads of our own, because those of a pool have stacks too small for the parse of a deeply nested file.
func inParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
) -> [Result] {
    let work = Work(items: items, body: body)
    let workers = max(1, min(items.count, ProcessInfo.processInfo.activeProcessorCount))
    let done = DispatchSemaphore(value: 0)
    let call = ServedCall.current
    for _ in 0..<workers {
        let thread = Thread {
            ServedCall.local.withValue(call) { work.run() }
            done.signal()
        }
        thread.stackSize = 16 << 20
        thread.start()
    }
    for _ in 0..<workers { done.wait() }
    return work.results
}

/// Items that several threads take one by one; a lock guards what they share.
private final class Work<Item: Sendable, Result: Sendable>: @unchecked Sendable {
    private let items: [Item]
    private let body: @Sendable (Item) -> Result
    private let lock = NSLock()
    private var next = 0
    private var found: [Result?]

    init(items: [Item], body: @escaping @Sendable (Item) -> Result) {
        self.items = items
        self.body = body
        found = Array(repeating: nil, count: items.count)
    }

    func run() {
        while let index = take() {
            let result = body(items[index])
            lock.withLock { found[index] = result }
        }
    }

    var results: [Result] { lock.withLock { found.compactMap { $0 } } }

    private func take() -> Int? {
        lock.withLock {
            guard next < items.count else { return nil }
            next += 1
            return next - 1
        }
    }
}
