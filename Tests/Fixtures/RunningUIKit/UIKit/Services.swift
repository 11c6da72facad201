/// `UserDefaults`, in memory and recorded.
public final class RecordedDefaults: @unchecked Sendable {
    public static let standard = RecordedDefaults()
    private var values: [String: Any] = [:]

    private func read(_ key: String) -> Any? {
        Recording.add("defaults read \(key)")
        return values[key]
    }

    public func set(_ value: Any?, forKey key: String) {
        Recording.add("defaults \(key) = \(shown(value))")
        values[key] = value.flatMap { Mirror(reflecting: $0).displayStyle == .optional ? nil : $0 }
    }

    public func removeObject(forKey key: String) { set(nil, forKey: key) }
    public func object(forKey key: String) -> Any? { read(key) }
    public func data(forKey key: String) -> Data? { read(key) as? Data }
    public func string(forKey key: String) -> String? { read(key) as? String }
    public func bool(forKey key: String) -> Bool { read(key) as? Bool ?? false }
    public func integer(forKey key: String) -> Int { read(key) as? Int ?? 0 }
}

/// `NotificationCenter`: observers are held weakly and told in the order in which they came.
public final class RecordedNotifications: @unchecked Sendable {
    public static let `default` = RecordedNotifications()
    private var observers:
        [(object: () -> AnyObject?, name: Notification.Name?, send: @MainActor (Notification) -> Void)] = []

    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let target = observer as AnyObject
        observers.append(
            ({ [weak target] in target }, name, { [weak target] in selector.perform(on: target, with: $0) }))
    }

    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @MainActor (Notification) -> Void
    ) -> any NSObjectProtocol {
        let token = NSObject()
        observers.append(({ token }, name, block))
        return token
    }

    public func removeObserver(_ observer: Any) {
        // Without a weak reference: this may be called while the observer goes away.
        let gone = ObjectIdentifier(observer as AnyObject)
        observers.removeAll { $0.object().map { ObjectIdentifier($0) == gone } ?? true }
    }

    @MainActor public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        Recording.add("notification \(name.rawValue)")
        let notification = Notification(name: name, object: object, userInfo: userInfo)
        for observer in observers where observer.object() != nil && (observer.name ?? name) == name {
            observer.send(notification)
        }
    }
}

/// `URLSession`: requests wait until the driver answers them.
public final class RecordedSession: @unchecked Sendable {
    public static let shared = RecordedSession()

    init() {}
    public init(configuration: URLSessionConfiguration) {}

    public func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> RecordedTask {
        RecordedTask(URLRequest(url: url), completionHandler)
    }

    public func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> RecordedTask {
        RecordedTask(request, completionHandler)
    }

    @MainActor public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<(Data, URLResponse), any Error>) in
            dataTask(with: request) { data, response, error in
                if let data, let response { continuation.resume(returning: (data, response)) }
                if let error { continuation.resume(throwing: error) }
            }.resume()
        }
    }
}

/// `URLSessionDataTask`.
public final class RecordedTask: @unchecked Sendable {
    let request: URLRequest
    let completion: (Data?, URLResponse?, (any Error)?) -> Void
    private var isOver = false

    init(_ request: URLRequest, _ completion: @escaping (Data?, URLResponse?, (any Error)?) -> Void) {
        self.request = request
        self.completion = completion
    }

    var url: String { request.url?.absoluteString ?? "" }

    public func resume() {
        let method = request.httpMethod ?? "GET"
        let body = request.httpBody.map { " " + shown($0) } ?? ""
        Recording.add("request \(method) \(url.removingPercentEncoding ?? url)\(body)")
        Network.pending.append(self)
    }

    /// As with the original, the completion hears of it, later.
    public func cancel() {
        guard !isOver else { return }
        Recording.add("request \(url.removingPercentEncoding ?? url) is cancelled")
        Network.pending.removeAll { $0 === self }
        DispatchedWork.main.async { self.finish(nil, nil, URLError(.cancelled)) }
        isOver = true
    }

    func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        isOver = true
        completion(data, response, error)
    }
}

/// The other end of the line, in the driver's hand.
public enum Network {
    nonisolated(unsafe) static var pending: [RecordedTask] = []
    nonisolated(unsafe) private static var last: (() -> Void)?

    /// Answers the oldest request whose address contains a text.
    public static func answer(_ part: String, _ body: String, status: Int = 200) {
        finish(part) { task in
            let url = task.request.url ?? URL(fileURLWithPath: "")
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            task.finish(Data(body.utf8), response, nil)
        }
    }

    /// The oldest request whose address contains a text does not get through.
    public static func fail(_ part: String) {
        finish(part) { $0.finish(nil, nil, URLError(.notConnectedToInternet)) }
    }

    /// The last answer arrives a second time.
    public static func answerAgain() { last?() }

    private static func finish(_ part: String, _ body: @escaping (RecordedTask) -> Void) {
        guard let index = pending.firstIndex(where: { $0.url.contains(part) }) else {
            return Recording.add("nobody asked for \(part)")
        }
        let task = pending.remove(at: index)
        last = { body(task) }
        body(task)
    }
}
