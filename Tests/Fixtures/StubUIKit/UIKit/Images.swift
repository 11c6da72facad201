@objc open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(white: CGFloat, alpha: CGFloat) {}
    public convenience init?(named name: String) { fatalError() }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { fatalError() }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
    public var cgColor: CGColor { fatalError() }

    public class var black: UIColor { fatalError() }
    public class var darkGray: UIColor { fatalError() }
    public class var lightGray: UIColor { fatalError() }
    public class var gray: UIColor { fatalError() }
    public class var white: UIColor { fatalError() }
    public class var clear: UIColor { fatalError() }
    public class var red: UIColor { fatalError() }
    public class var green: UIColor { fatalError() }
    public class var blue: UIColor { fatalError() }
    public class var orange: UIColor { fatalError() }
    public class var yellow: UIColor { fatalError() }
    public class var purple: UIColor { fatalError() }
    public class var brown: UIColor { fatalError() }
    public class var systemRed: UIColor { fatalError() }
    public class var systemGreen: UIColor { fatalError() }
    public class var systemBlue: UIColor { fatalError() }
    public class var systemOrange: UIColor { fatalError() }
    public class var systemYellow: UIColor { fatalError() }
    public class var systemPink: UIColor { fatalError() }
    public class var systemPurple: UIColor { fatalError() }
    public class var systemTeal: UIColor { fatalError() }
    public class var systemIndigo: UIColor { fatalError() }
    public class var systemGray: UIColor { fatalError() }
    public class var systemGray2: UIColor { fatalError() }
    public class var systemGray3: UIColor { fatalError() }
    public class var systemGray4: UIColor { fatalError() }
    public class var systemGray5: UIColor { fatalError() }
    public class var systemGray6: UIColor { fatalError() }
    public class var systemBackground: UIColor { fatalError() }
    public class var secondarySystemBackground: UIColor { fatalError() }
    public class var tertiarySystemBackground: UIColor { fatalError() }
    public class var systemGroupedBackground: UIColor { fatalError() }
    public class var label: UIColor { fatalError() }
    public class var secondaryLabel: UIColor { fatalError() }
    public class var tertiaryLabel: UIColor { fatalError() }
    public class var placeholderText: UIColor { fatalError() }
    public class var separator: UIColor { fatalError() }
    public class var link: UIColor { fatalError() }
    public class var tintColor: UIColor { fatalError() }
}

@objc open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
    }
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
        case caption1, caption2
    }
    public convenience init?(name: String, size: CGFloat) { fatalError() }
    public class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        fatalError()
    }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
    public var pointSize: CGFloat { fatalError() }
    public var lineHeight: CGFloat { fatalError() }
}

@objc open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Sendable { case up, down, left, right }
    public convenience init?(named name: String) { fatalError() }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
        fatalError()
    }
    public convenience init?(systemName name: String) { fatalError() }
    public convenience init?(data: Data) { fatalError() }
    public convenience init?(data: Data, scale: CGFloat) { fatalError() }
    public convenience init?(contentsOfFile path: String) { fatalError() }
    public var size: CGSize { fatalError() }
    public var scale: CGFloat { fatalError() }
    public var cgImage: CGImage? { fatalError() }
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { fatalError() }
    public func withTintColor(_ color: UIColor) -> UIImage { fatalError() }
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { fatalError() }
    public func jpegData(compressionQuality: CGFloat) -> Data? { fatalError() }
    public func pngData() -> Data? { fatalError() }
    public func draw(in rect: CGRect) {}
}

@objc @preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    public init(size: CGSize) {}
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}

@objc open class UIGraphicsImageRendererContext: NSObject {
    public func fill(_ rect: CGRect) {}
}

@objc open class UITraitCollection: NSObject, @unchecked Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
    public var verticalSizeClass: UIUserInterfaceSizeClass { fatalError() }
}

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

extension NSAttributedString.Key {
    public static let font = Self(rawValue: "font")
    public static let foregroundColor = Self(rawValue: "foregroundColor")
    public static let backgroundColor = Self(rawValue: "backgroundColor")
    public static let strikethroughStyle = Self(rawValue: "strikethroughStyle")
    public static let strikethroughColor = Self(rawValue: "strikethroughColor")
    public static let underlineStyle = Self(rawValue: "underlineStyle")
    public static let kern = Self(rawValue: "kern")
    public static let link = Self(rawValue: "link")
    public static let paragraphStyle = Self(rawValue: "paragraphStyle")
    public static let attachment = Self(rawValue: "attachment")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = Self(rawValue: 1)
    public static let thick = Self(rawValue: 2)
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
}

@objc open class NSParagraphStyle: NSObject {}
@objc open class NSMutableParagraphStyle: NSParagraphStyle {
    open var lineSpacing: CGFloat = 0
    open var alignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { fatalError() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {}
