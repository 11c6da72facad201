@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Self(rawValue: 4)
        public static let valueChanged = Self(rawValue: 8)
        public static let editingChanged = Self(rawValue: 32)
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let disabled = Self(rawValue: 2)
        public static let selected = Self(rawValue: 4)
    }

    private var targets: [(target: TargetAction, events: Event)] = []
    open var isEnabled = true { didSet { record("isEnabled", isEnabled) } }
    open var isSelected = false { didSet { record("isSelected", isSelected) } }

    /// Adding the same again has no effect, as with the original.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        let known = targets.contains {
            $0.target.target === target as AnyObject? && $0.target.action == action && $0.events == events
        }
        if !known { targets.append((TargetAction(target, action), events)) }
    }

    open func sendActions(for events: Event) {
        for entry in targets where !entry.events.isDisjoint(with: events) { entry.target.send(self) }
    }

    /// What a finger does: nothing happens to a control that is disabled.
    public func tap() {
        if isEnabled { sendActions(for: .touchUpInside) } else { Recording.add(plate, "is disabled") }
    }
}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }
    public private(set) var currentTitle: String?

    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    open func setTitle(_ title: String?, for state: State) {
        currentTitle = title
        record("title", title)
    }
}

@MainActor open class UILabel: UIView {
    open var text: String? { didSet { record("text", text) } }
    open var textColor: UIColor! { didSet { record("textColor", textColor) } }
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
}

@MainActor open class UIImageView: UIView {
    open var image: UIImage? { didSet { record("image", image) } }
}

@MainActor open class UISwitch: UIControl {
    open var isOn = false { didSet { record("isOn", isOn) } }
}

@MainActor open class UIStepper: UIControl {
    open var value: Double = 0 { didSet { record("value", value) } }
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
}

@MainActor open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = -1 { didSet { record("selectedSegmentIndex", selectedSegmentIndex) } }
    public convenience init(items: [Any]?) { self.init(frame: .zero) }
}

@MainActor open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open func beginRefreshing() {
        isRefreshing = true
        Recording.add(plate, "begins to refresh")
    }
    open func endRefreshing() {
        isRefreshing = false
        Recording.add(plate, "ends refreshing")
    }
}

@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium, large }
    public private(set) var isAnimating = false

    public convenience init(style: Style) { self.init(frame: .zero) }
    open func startAnimating() {
        isAnimating = true
        Recording.add(plate, "starts")
    }
    open func stopAnimating() {
        isAnimating = false
        Recording.add(plate, "stops")
    }
}

@MainActor open class UIProgressView: UIView {
    open var progress: Float = 0 { didSet { record("progress", progress) } }
}
