public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

@MainActor public final class NSKeyValueObservation {
    weak var object: AnyObject?
    let property: String
    var tell: (@MainActor () -> Void)?

    init(_ object: AnyObject, _ property: String, _ tell: @escaping @MainActor () -> Void) {
        self.object = object
        self.property = property
        self.tell = tell
    }

    nonisolated public func invalidate() { MainActor.assumeIsolated { tell = nil } }
}

@MainActor enum Observations {
    static var all: [() -> NSKeyValueObservation?] = []

    static func didChange(_ object: AnyObject, _ property: String) {
        all.removeAll { $0()?.object == nil }
        for observation in all.compactMap({ $0() }) where observation.object === object {
            if observation.property == property { observation.tell?() }
        }
    }
}

@MainActor public protocol KeyValueObservable: AnyObject {}

extension UIResponder: KeyValueObservable {}

extension KeyValueObservable {
    /// Of UIKit's own properties only `title` tells of its changes.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let property = "\(keyPath)".split(separator: ".").last.map(String.init) ?? ""
        let observation = NSKeyValueObservation(self, property) { [weak self] in
            guard let self else { return }
            changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
        }
        Observations.all.append { [weak observation] in observation }
        return observation
    }
}
