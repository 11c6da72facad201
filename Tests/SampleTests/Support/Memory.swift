import Foundation

/// Keeps values that take long to find, for all tests of a run.
final class Memory<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: Value] = [:]

    /// The value of a key; two that ask at once may both look for it.
    func value(for key: String, find: () throws -> Value) rethrows -> Value {
        if let value = value(for: key) { return value }
        let value = try find()
        keep(value, for: key)
        return value
    }

    func value(for key: String) -> Value? { lock.withLock { known[key] } }

    func keep(_ value: Value, for key: String) { lock.withLock { known[key] = value } }
}

/// What tells one set of files, and what is done with them, from another.
func key(of files: [(name: String, bytes: [UInt8])], _ options: [String] = []) -> String {
    let texts = files.sorted { $0.name < $1.name }.map { $0.name + "\n" + String(decoding: $0.bytes, as: UTF8.self) }
    return (options + texts).joined(separator: "\0")
}
