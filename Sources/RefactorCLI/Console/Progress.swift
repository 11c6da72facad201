import Foundation

/// A line on standard error that tells how far a long command is; only a terminal and who serves the command see it.
final class Progress: @unchecked Sendable {
    private let what: String
    private let total: Int
    private let isShown = isatty(STDERR_FILENO) == 1
    private let lock = NSLock()
    private var done = 0

    init(_ what: String, of total: Int) {
        self.what = what
        self.total = total
    }

    /// One more is done; every hundredth part is shown.
    func step() {
        let call = ServedCall.current
        guard isShown || call != nil else { return }
        lock.withLock {
            done += 1
            guard done.isMultiple(of: max(1, total / 100)) else { return }
            let text = "\(what) \(done) of \(total)"
            if let call { call.step(text) } else { show("\r\(text) …") }
        }
    }

    /// Clears the line.
    func end() {
        guard isShown else { return }
        show("\r\u{1B}[K")
    }

    private func show(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
