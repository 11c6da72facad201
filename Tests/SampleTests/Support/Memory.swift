import Foundation

/// Keeps values that take long to find, for all tests of a run.
final class Memory<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: Value] = [:]

    /// The value of a key; two that ask at once may both look for it.
    func value(for key: String, find: () throws -> Value) rethrows -> Value {
        if let value = lock.withLock({ known[key] }) { return value }
        let value = try find()
        lock.withLock { known[key] = value }
        return value
    }
}
