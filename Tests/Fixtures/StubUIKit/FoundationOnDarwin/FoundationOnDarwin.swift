import Foundation
/// What `import Foundation` offers on Apple platforms and not on Linux.
///
/// The type-check script imports this module into every file. It does not re-export Foundation, so
/// that a file that forgot to import Foundation is still noticed.
@_exported import FoundationNetworking
@_exported import ObjectiveC

extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
        object anObject: Any?
    ) {}
}

extension Timer {
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { fatalError() }

    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) { fatalError() }
}

extension NSObject {
    public func responds(to aSelector: Selector!) -> Bool { fatalError() }
    @discardableResult public func perform(_ aSelector: Selector!) -> Any? { fatalError() }
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Any? { fatalError() }
    public func perform(_ aSelector: Selector, with argument: Any?, afterDelay: TimeInterval) {}
    public class func cancelPreviousPerformRequests(withTarget target: Any) {}
    public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object: Any?
    ) {}

    public func setValue(_ value: Any?, forKey key: String) {}
    public func value(forKey key: String) -> Any? { fatalError() }
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) {}
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
    public static let prior = Self(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = Self(rawValue: "new")
    public static let oldKey = Self(rawValue: "old")
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}

public final class NSKeyValueObservation {
    public func invalidate() {}
}

public protocol KeyValueObservable: AnyObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { fatalError() }
}

// The forms that Apple's SDK has: imported closures do not complain, in the Swift 5 language mode, of
// captures that are not `Sendable`.
extension DispatchQueue {
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
    @preconcurrency
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
}

extension URLSession {
    @preconcurrency
    public func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask { fatalError() }
    @preconcurrency
    public func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask { fatalError() }
}

extension NotificationCenter {
    /// Nothing is optional here, so that this is preferred to Foundation's own.
    @preconcurrency
    public func addObserver(
        forName name: NSNotification.Name, object: Any?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
}
