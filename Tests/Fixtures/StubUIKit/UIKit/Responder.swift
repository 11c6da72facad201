@objc @preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() {}
    @objc open dynamic var next: UIResponder? { fatalError() }
    @objc open dynamic var canBecomeFirstResponder: Bool { fatalError() }
    @objc open dynamic var isFirstResponder: Bool { fatalError() }
    @objc open dynamic var inputView: UIView? { fatalError() }
    @objc open dynamic var inputAccessoryView: UIView? { fatalError() }
    @objc @discardableResult open dynamic func becomeFirstResponder() -> Bool { fatalError() }
    @objc @discardableResult open dynamic func resignFirstResponder() -> Bool { fatalError() }
    @objc open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @objc open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @objc open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @objc open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @objc open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    public nonisolated static let keyboardWillShowNotification = Notification.Name("willShow")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("didShow")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("willHide")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("didHide")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("frame")
    public nonisolated static let keyboardFrameEndUserInfoKey = "frameEnd"
    public nonisolated static let keyboardFrameBeginUserInfoKey = "frameBegin"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "duration"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "curve"
}

@objc @preconcurrency @MainActor open class UITouch: NSObject {
    open func location(in view: UIView?) -> CGPoint { fatalError() }
    open var view: UIView? { fatalError() }
    open var tapCount: Int { fatalError() }
}

@objc @preconcurrency @MainActor open class UIEvent: NSObject {
    @objc public enum EventSubtype: Int, Sendable { case none, motionShake }
}

@objc @preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    public init(target: Any?, action: Selector?) {}
    open var state: State = .possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open weak var delegate: UIGestureRecognizerDelegate?
    open var view: UIView? { fatalError() }
    open func location(in view: UIView?) -> CGPoint { fatalError() }
    open func addTarget(_ target: Any, action: Selector) {}
    open func require(toFail other: UIGestureRecognizer) {}
}

@objc @preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    @objc optional func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
    @objc optional func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    @objc optional func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
}

@objc @preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
}
@objc @preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}
@objc @preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { fatalError() }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { fatalError() }
}
@objc @preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Self(rawValue: 1)
        public static let left = Self(rawValue: 2)
        public static let up = Self(rawValue: 4)
        public static let down = Self(rawValue: 8)
    }
    open var direction: Direction = .right
}
@objc @preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
}

extension NSObject {
    @MainActor @objc open dynamic func awakeFromNib() {}
}
