@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    open var canBecomeFirstResponder: Bool { false }
    public var isFirstResponder: Bool { Screen.firstResponder === self }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    @discardableResult open func becomeFirstResponder() -> Bool {
        guard Screen.firstResponder !== self else { return true }
        Screen.firstResponder?.resignFirstResponder()
        Screen.firstResponder = self
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return false }
        Screen.firstResponder = nil
        return true
    }

    public nonisolated static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
    public nonisolated static let keyboardFrameEndUserInfoKey = "frameEnd"
}

public final class UIEvent: NSObject {
    public enum EventSubtype: Int, Sendable { case none, motionShake }
}

@MainActor open class UIApplication: UIResponder {
    public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
    public nonisolated static let openSettingsURLString = "app-settings:"
    public static let shared = UIApplication()

    public func canOpenURL(_ url: URL) -> Bool { true }
    public func open(_ url: URL) { Recording.add("open \(url.absoluteString)") }
}

@MainActor public final class UINotificationFeedbackGenerator: NSObject {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public func notificationOccurred(_ type: FeedbackType) { Recording.add("haptic \(type)") }
}

public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var row: Int { self[1] }
    public var section: Int { self[0] }
}

extension NSValue {
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    public var cgRectValue: CGRect { rectValue }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A colour is its name.
public final class UIColor: NSObject, @unchecked Sendable {
    private let name: String

    init(_ name: String) { self.name = name }

    public override var description: String { name }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor("\(name) \(alpha)") }

    public static let black = UIColor("black")
    public static let white = UIColor("white")
    public static let systemRed = UIColor("systemRed")
    public static let systemGreen = UIColor("systemGreen")
    public static let label = UIColor("label")
    public static let secondaryLabel = UIColor("secondaryLabel")
    public static let systemBackground = UIColor("systemBackground")
    public static let systemGroupedBackground = UIColor("systemGroupedBackground")
}

/// An image is its name, or its bytes as text.
public final class UIImage: NSObject, @unchecked Sendable {
    private let name: String

    public init?(named name: String) { self.name = name }
    public init?(data: Data) { name = String(decoding: data, as: UTF8.self) }
    public override var description: String { "image \(name)" }
}
