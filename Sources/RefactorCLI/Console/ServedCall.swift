import Foundation

/// A command that is run for somebody else than the terminal: what it prints is kept, how far it is is told, it can be
/// called off, and it stays below a folder.
final class ServedCall: @unchecked Sendable {
    private let lock = NSLock()
    private var printed = ""
    private var steps = 0
    private let isCalledOff: @Sendable () -> Bool
    private let report: @Sendable (_ step: Int, _ message: String) -> Void

    /// The real path of the folder that the command stays below.
    let root: String

    init(
        root: String, isCalledOff: @escaping @Sendable () -> Bool,
        report: @escaping @Sendable (_ step: Int, _ message: String) -> Void
    ) {
        self.root = root
        self.isCalledOff = isCalledOff
        self.report = report
    }

    // MARK: - The call that runs

    /// Nil where a person runs the command. Other threads of the command are told (`inParallel`).
    static var current: ServedCall? { local.get() }

    static let local = TaskLocal<ServedCall?>(wrappedValue: nil)

    // MARK: - What the command does

    /// True if nobody waits for the answer any more.
    var isCancelled: Bool { isCalledOff() }

    /// Keeps what is printed.
    func add(_ text: String) { lock.withLock { printed += text } }

    var text: String { lock.withLock { printed } }

    /// Tells that one more part is done; the steps only ever grow.
    func step(_ message: String) {
        let step = lock.withLock {
            steps += 1
            return steps
        }
        report(step, message)
    }

    /// Returns true if a real path is the root or below it.
    func admits(_ real: String) -> Bool { real == root || real.hasPrefix(root == "/" ? "/" : root + "/") }
}
