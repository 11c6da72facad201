import Foundation

/// Waits for what another thread is still about: the commands run one after the other.
enum Awaited {
    static func value<Value: Sendable>(of work: @escaping @Sendable () async -> Value) -> Value {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            box.put(await work())
            done.signal()
        }
        while true {
            done.wait()
            if let value = box.value { return value }
        }
    }

    private final class Box<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var found: Value?

        func put(_ value: Value) { lock.withLock { found = value } }

        var value: Value? { lock.withLock { found } }
    }
}
