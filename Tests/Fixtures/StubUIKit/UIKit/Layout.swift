public struct UILayoutPriority: Hashable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000)
    public static let defaultHigh = Self(750)
    public static let defaultLow = Self(250)
}

@objc @preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
        case centerX, centerY
    }
    public enum Relation: Int, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
    public convenience init(
        item: Any, attribute: Attribute, relatedBy: Relation, toItem: Any?, attribute other: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) { fatalError() }
    open var constant: CGFloat = 0
    open var isActive = false
    open var priority: UILayoutPriority = .required
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@objc @preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSObject {
    open func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { fatalError() }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { fatalError() }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { fatalError() }
}

@objc @preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSObject {
    open func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { fatalError() }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { fatalError() }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { fatalError() }
}

@objc @preconcurrency @MainActor open class NSLayoutDimension: NSObject {
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
    open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        fatalError()
    }
    open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        fatalError()
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint { fatalError() }
}

@objc @preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var widthAnchor: NSLayoutDimension { fatalError() }
    open var heightAnchor: NSLayoutDimension { fatalError() }
    open var layoutFrame: CGRect { fatalError() }
}

extension UIView {
    public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }
    public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    public var leftAnchor: NSLayoutXAxisAnchor { fatalError() }
    public var rightAnchor: NSLayoutXAxisAnchor { fatalError() }
    public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
    public var widthAnchor: NSLayoutDimension { fatalError() }
    public var heightAnchor: NSLayoutDimension { fatalError() }
}

@objc @preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
    public convenience init(arrangedSubviews: [UIView]) { fatalError() }
    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var distribution: Distribution = .fill
    open var alignment: Alignment = .fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open var arrangedSubviews: [UIView] { fatalError() }
    open func addArrangedSubview(_ view: UIView) {}
    open func insertArrangedSubview(_ view: UIView, at index: Int) {}
    open func removeArrangedSubview(_ view: UIView) {}
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}
