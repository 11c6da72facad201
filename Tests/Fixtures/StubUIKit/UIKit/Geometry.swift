public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init() { fatalError() }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
    public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

public struct UIOffset: Equatable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public init(horizontal: CGFloat, vertical: CGFloat) { fatalError() }
    public static let zero = UIOffset(horizontal: 0, vertical: 0)
}

public struct CGAffineTransform: Equatable, Sendable {
    public static let identity = CGAffineTransform()
    public init() {}
    public init(scaleX: CGFloat, y: CGFloat) {}
    public init(rotationAngle: CGFloat) {}
    public init(translationX: CGFloat, y: CGFloat) {}
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { fatalError() }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}

extension IndexPath {
    public init(row: Int, section: Int) { fatalError() }
    public init(item: Int, section: Int) { fatalError() }
    public var row: Int { fatalError() }
    public var item: Int { fatalError() }
    public var section: Int { fatalError() }
}

extension NSValue {
    public var cgRectValue: CGRect { fatalError() }
    public var cgPointValue: CGPoint { fatalError() }
    public var cgSizeValue: CGSize { fatalError() }
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let all = Self(rawValue: 15)
}

@objc @preconcurrency @MainActor open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 0
    open var shadowOffset: CGSize = .zero
    open var opacity: Float = 1
    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open func addSublayer(_ layer: CALayer) {}
    open func removeFromSuperlayer() {}
    open func removeAllAnimations() {}
}

public final class CGColor: Sendable {}
public final class CGImage: Sendable {}
