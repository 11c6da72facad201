@objc @preconcurrency @MainActor open class UIView: UIResponder {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let curveEaseIn = Self(rawValue: 1)
        public static let curveEaseOut = Self(rawValue: 2)
        public static let curveEaseInOut = Self(rawValue: 4)
        public static let curveLinear = Self(rawValue: 8)
        public static let transitionCrossDissolve = Self(rawValue: 16)
        public static let beginFromCurrentState = Self(rawValue: 32)
        public static let allowUserInteraction = Self(rawValue: 64)
        public static let autoreverse = Self(rawValue: 128)
        public static let `repeat` = Self(rawValue: 256)
    }
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = Self(rawValue: 1)
        public static let flexibleHeight = Self(rawValue: 2)
    }

    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }

    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open var center: CGPoint = .zero
    open var transform: CGAffineTransform = .identity
    open var layer: CALayer { fatalError() }
    open class var layerClass: AnyClass { fatalError() }
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var tag = 0
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var contentMode: ContentMode = .scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var layoutMargins: UIEdgeInsets = .zero
    open var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
    open var safeAreaInsets: UIEdgeInsets { fatalError() }
    open var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
    open var layoutMarginsGuide: UILayoutGuide { fatalError() }
    open var intrinsicContentSize: CGSize { fatalError() }
    open var superview: UIView? { fatalError() }
    open var subviews: [UIView] { fatalError() }
    open var window: UIWindow? { fatalError() }
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var constraints: [NSLayoutConstraint] { fatalError() }
    open var traitCollection: UITraitCollection { fatalError() }
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var isAccessibilityElement = false

    open func addSubview(_ view: UIView) {}
    open func insertSubview(_ view: UIView, at index: Int) {}
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {}
    open func bringSubviewToFront(_ view: UIView) {}
    open func sendSubviewToBack(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func viewWithTag(_ tag: Int) -> UIView? { fatalError() }
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    open func addConstraint(_ constraint: NSLayoutConstraint) {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    open func setNeedsDisplay() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open func draw(_ rect: CGRect) {}
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
    open func didMoveToWindow() {}
    open func didMoveToSuperview() {}
    open func prepareForInterfaceBuilder() {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { fatalError() }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { fatalError() }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { fatalError() }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fatalError() }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError() }
    @objc @discardableResult open func endEditing(_ force: Bool) -> Bool { fatalError() }
    open func isDescendant(of view: UIView) -> Bool { fatalError() }
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    open func snapshotView(afterScreenUpdates: Bool) -> UIView? { fatalError() }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {}
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {}
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
        initialSpringVelocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {}
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {}
    open class func performWithoutAnimation(_ actions: () -> Void) {}
}

@objc @preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open var isKeyWindow: Bool { fatalError() }
    open func makeKeyAndVisible() {}
}

@objc @preconcurrency @MainActor open class UIVisualEffect: NSObject {}
@objc @preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case extraLight, light, dark, regular, prominent }
    public convenience init(style: Style) { fatalError() }
}
@objc @preconcurrency @MainActor open class UIVisualEffectView: UIView {
    public convenience init(effect: UIVisualEffect?) { fatalError() }
    open var contentView: UIView { fatalError() }
}
