/// Time that only moves when a driver moves it.
public enum VirtualClock {
    struct Work {
        let id: Int
        var due: Date
        let body: @MainActor () -> Void
    }

    nonisolated(unsafe) private static var now = Date(timeIntervalSince1970: 1_714_564_800)
    nonisolated(unsafe) private static var nextID = 0
    nonisolated(unsafe) private static var pending: [Work] = []

    /// Stands where sources say `Date()`.
    public static var date: Date { now }

    @discardableResult
    static func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Int {
        nextID += 1
        pending.append(Work(id: nextID, due: now.addingTimeInterval(delay), body: body))
        return nextID
    }

    static func cancel(_ id: Int) { pending.removeAll { $0.id == id } }

    /// Does what falls due on the way, in the order of time.
    @MainActor public static func advance(by seconds: TimeInterval) {
        let end = now.addingTimeInterval(seconds)
        while let next = pending.filter({ $0.due <= end }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
            pending.removeAll { $0.id == next.id }
            now = next.due
            next.body()
            _ = DispatchedWork.runAll()
        }
        now = end
    }
}

/// `Timer`, on the virtual clock. Like the original it holds its target.
@MainActor public final class VirtualTimer {
    private let interval: TimeInterval
    private let repeats: Bool
    private var body: (@MainActor (VirtualTimer) -> Void)?
    private var scheduled = 0
    public var isValid: Bool { body != nil }

    private init(_ interval: TimeInterval, repeats: Bool, body: @escaping @MainActor (VirtualTimer) -> Void) {
        self.interval = interval
        self.repeats = repeats
        self.body = body
        Recording.add("timer every \(interval) starts")
        schedule()
    }

    @discardableResult
    public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> VirtualTimer {
        VirtualTimer(timeInterval, repeats: repeats) { selector.perform(on: target as AnyObject, with: $0) }
    }

    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void
    ) -> VirtualTimer {
        VirtualTimer(interval, repeats: repeats, body: block)
    }

    public func invalidate() {
        guard body != nil else { return }
        Recording.add("timer every \(interval) stops")
        VirtualClock.cancel(scheduled)
        body = nil
    }

    private func schedule() {
        scheduled = VirtualClock.schedule(after: interval) { [self] in
            guard let body else { return }
            if repeats { schedule() } else { self.body = nil }
            body(self)
        }
    }
}

/// `DispatchQueue`: whatever the queue, blocks run one after the other once the event is over.
public final class DispatchedWork: @unchecked Sendable {
    public enum QoS: Sendable { case background, utility, `default`, userInitiated, userInteractive }

    public static let main = DispatchedWork()
    private static let background = DispatchedWork()
    nonisolated(unsafe) private static var blocks: [@MainActor () -> Void] = []

    public static func global(qos: QoS = .default) -> DispatchedWork { background }

    public init(label: String = "") {}

    public func async(execute work: @escaping @MainActor () -> Void) { Self.blocks.append(work) }

    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
        let nanoseconds =
            deadline.uptimeNanoseconds - min(deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        VirtualClock.schedule(after: (Double(nanoseconds) / 1e8).rounded() / 10, work)
    }

    @MainActor static func runAll() -> Bool {
        let worked = !blocks.isEmpty
        while !blocks.isEmpty { blocks.removeFirst()() }
        return worked
    }
}
