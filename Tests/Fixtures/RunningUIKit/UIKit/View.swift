@MainActor open class UIView: UIResponder {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    nonisolated public let plate: Nameplate

    public init(frame: CGRect) {
        plate = Nameplate("\(Self.self)")
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }

    open var frame: CGRect = .zero
    open var center: CGPoint = .zero
    open var alpha: CGFloat = 1 { didSet { record("alpha", alpha) } }
    open var isHidden = false { didSet { record("isHidden", isHidden) } }
    open var isUserInteractionEnabled = true { didSet { record("isUserInteractionEnabled", isUserInteractionEnabled) } }
    open var clipsToBounds = false
    open var tag = 0
    open var backgroundColor: UIColor? { didSet { record("backgroundColor", backgroundColor) } }
    open var accessibilityLabel: String? { didSet { record("accessibilityLabel", accessibilityLabel) } }
    open var translatesAutoresizingMaskIntoConstraints = true
    public let layer = CALayer()
    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []

    /// Notes a change that a user can see.
    func record(_ property: String, _ value: Any?) { Recording.add(plate, "\(property) = \(shown(value))") }

    open func addSubview(_ view: UIView) {
        view.superview?.subviews.removeAll { $0 === view }
        view.superview = self
        subviews.append(view)
        Recording.add(plate, "addSubview", view.plate)
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        Recording.add(plate, "removeFromSuperview")
    }

    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        Recording.add(plate, "endEditing")
        return Screen.firstResponder?.resignFirstResponder() ?? false
    }

    open func sizeToFit() {}
    open func layoutIfNeeded() {}
    open func setNeedsLayout() {}

    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Recording.add("animate \(duration) after \(delay)")
        animations()
        if let completion { VirtualClock.schedule(after: duration + delay) { completion(true) } }
    }

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }
}

@MainActor public final class CALayer: NSObject {
    public var cornerRadius: CGFloat = 0 { didSet { Recording.add("cornerRadius = \(cornerRadius)") } }
}

@MainActor public final class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        Recording.add("\(constraints.count) constraints")
    }
}

@MainActor public final class LayoutAnchor {
    public func constraint(equalTo anchor: LayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@MainActor public final class UILayoutGuide: NSObject {
    public let topAnchor = LayoutAnchor()
    public let bottomAnchor = LayoutAnchor()
    public let leadingAnchor = LayoutAnchor()
    public let trailingAnchor = LayoutAnchor()
}

extension UIView {
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    public var topAnchor: LayoutAnchor { LayoutAnchor() }
    public var bottomAnchor: LayoutAnchor { LayoutAnchor() }
    public var leadingAnchor: LayoutAnchor { LayoutAnchor() }
    public var trailingAnchor: LayoutAnchor { LayoutAnchor() }
}

@MainActor public final class UIStackView: UIView {
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var spacing: CGFloat = 0

    public convenience init(arrangedSubviews: [UIView]) {
        self.init(frame: .zero)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }
    public func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

@MainActor open class UIScrollView: UIView {
    open var contentInset: UIEdgeInsets = .zero { didSet { record("contentInset.bottom", contentInset.bottom) } }
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var refreshControl: UIRefreshControl?
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        Recording.add(plate, "scrolls to \(rect.origin.y)")
    }
}
