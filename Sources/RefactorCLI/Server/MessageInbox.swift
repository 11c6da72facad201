import Foundation

/// Lines of standard input as they come, read beside the work, so that a request can be taken back meanwhile.
final class MessageInbox: @unchecked Sendable {
    enum Entry: Equatable {
        case message(JSONValue)
        /// A line that is no JSON.
        case noJSON
        /// A line that is longer than any message needs to be.
        case tooLong
    }

    /// Bytes of a line.
    static let longest = 4 << 20

    private let condition = NSCondition()
    private var entries: [Entry] = []
    private var cancelled: [JSONValue] = []
    private var isAtEnd = false

    /// Reads until the input ends; on a stack that is large enough for all that the reader of JSON lets through.
    func start() {
        let thread = Thread {
            self.read()
            self.condition.withLock {
                self.isAtEnd = true
                self.condition.signal()
            }
        }
        thread.stackSize = 16 << 20
        thread.start()
    }

    private func read() {
        var line: [UInt8] = []
        var isTooLong = false
        func end() {
            if isTooLong { add(.tooLong) } else { take(line) }
            line.removeAll(keepingCapacity: line.capacity < 1 << 16)
            isTooLong = false
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for part in buffer[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .enumerated()
            {
                if part.offset > 0 { end() }
                if line.count + part.element.count > Self.longest { isTooLong = true }
                if isTooLong { line.removeAll() } else { line += part.element }
            }
        }
        end()
    }

    private func take(_ line: [UInt8]) {
        guard line.contains(where: { ![0x20, 0x09, 0x0d].contains($0) }) else { return }
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line)) else { return add(.noJSON) }
        guard message["method"]?.text == "notifications/cancelled", let request = message["params"]?["requestId"] else {
            return add(.message(message))
        }
        condition.withLock { cancelled.append(request) }
    }

    private func add(_ entry: Entry) {
        condition.withLock {
            entries.append(entry)
            condition.signal()
        }
    }

    /// The next line; waits for it. Nil at the end.
    func next() -> Entry? {
        condition.withLock {
            while entries.isEmpty, !isAtEnd { condition.wait() }
            return entries.isEmpty ? nil : entries.removeFirst()
        }
    }

    /// Returns true if nobody waits for the answer any more.
    func isCancelled(_ request: JSONValue) -> Bool { condition.withLock { cancelled.contains(request) } }
}
