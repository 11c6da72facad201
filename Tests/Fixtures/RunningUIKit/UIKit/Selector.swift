/// A method as a value. The rewriting of sources makes one out of each `#selector`.
public struct Selector: Hashable, @unchecked Sendable {
    public let name: String
    private let send: @MainActor (AnyObject, Any?) -> Void

    public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Void) {
        self.name = name
        send = { target, _ in if let target = target as? Target { method(target)() } }
    }

    public init<Target: AnyObject, Argument>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (Argument) -> Void
    ) {
        self.name = name
        send = { target, argument in
            guard let target = target as? Target, let argument = argument as? Argument else {
                return Recording.add("\(name) cannot be sent")
            }
            method(target)(argument)
        }
    }

    @MainActor func perform(on target: AnyObject?, with argument: Any?) {
        if let target { send(target, argument) }
    }

    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSObject {
    @MainActor public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        VirtualClock.schedule(after: delay) { selector.perform(on: self, with: argument) }
    }
}

/// Who is called when something happens; held weakly, as UIKit holds targets.
@MainActor struct TargetAction {
    weak var target: AnyObject?
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        self.target = target as AnyObject?
        self.action = action
    }

    func send(_ sender: Any?) { action.perform(on: target, with: sender) }
}
