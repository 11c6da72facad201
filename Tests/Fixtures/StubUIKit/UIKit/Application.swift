@objc @preconcurrency @MainActor open class UIApplication: UIResponder {
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
    open class var shared: UIApplication { fatalError() }
    public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
    public nonisolated static let openSettingsURLString = "settings"
    open weak var delegate: UIApplicationDelegate?
    open var keyWindow: UIWindow? { fatalError() }
    open var windows: [UIWindow] { fatalError() }
    open var applicationIconBadgeNumber = 0
    open var isIdleTimerDisabled = false
    open var isNetworkActivityIndicatorVisible = false
    open func canOpenURL(_ url: URL) -> Bool { fatalError() }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: ((Bool) -> Void)? = nil
    ) {}
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    { fatalError() }
    open func registerForRemoteNotifications() {}
}

@objc @preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    @objc optional var window: UIWindow? { get set }
}

@objc @preconcurrency @MainActor open class UIScreen: NSObject {
    open class var main: UIScreen { fatalError() }
    open var bounds: CGRect { fatalError() }
    open var scale: CGFloat { fatalError() }
}

@objc @preconcurrency @MainActor open class UIDevice: NSObject {
    open class var current: UIDevice { fatalError() }
    open var name: String { fatalError() }
    open var model: String { fatalError() }
    open var systemName: String { fatalError() }
    open var systemVersion: String { fatalError() }
    open var identifierForVendor: UUID? { fatalError() }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad }

@objc @preconcurrency @MainActor open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { fatalError() }
    open var string: String?
}

@objc @preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}
@objc @preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy }
    public convenience init(style: FeedbackStyle) { fatalError() }
    open func impactOccurred() {}
}
@objc @preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) {}
}
