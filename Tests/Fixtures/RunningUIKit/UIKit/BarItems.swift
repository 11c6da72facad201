@MainActor public final class UINavigationItem: NSObject {
    public var titleView: UIView?
    public var leftBarButtonItem: UIBarButtonItem? { didSet { record("left", leftBarButtonItem) } }
    public var rightBarButtonItem: UIBarButtonItem? { didSet { record("right", rightBarButtonItem) } }

    private func record(_ place: String, _ item: UIBarButtonItem?) {
        Recording.add("bar button \(place) = \(item?.name ?? "nil")")
    }
}

@MainActor public final class UIBarButtonItem: NSObject {
    public enum Style: Int, Sendable { case plain, done }
    public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, refresh, search, trash, close }

    let name: String
    private let targetAction: TargetAction?
    public var isEnabled = true { didSet { Recording.add("bar button \(name) isEnabled = \(isEnabled)") } }

    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        name = title ?? ""
        targetAction = action.map { TargetAction(target, $0) }
        super.init()
    }

    public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        name = "\(item)"
        targetAction = action.map { TargetAction(target, $0) }
        super.init()
    }

    /// What a finger does.
    public func tap() {
        if isEnabled { targetAction?.send(self) } else { Recording.add("bar button \(name) is disabled") }
    }
}

@MainActor public final class UITabBarItem: NSObject {
    public var badgeValue: String? { didSet { Recording.add("badge = \(shown(badgeValue))") } }
}

@MainActor public final class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    let style: Style
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    private let heading: String?
    private let style: Style
    public let message: String?
    public private(set) var actions: [UIAlertAction] = []

    public init(title: String?, message: String?, preferredStyle: Style) {
        (heading, self.message, style) = (title, message, preferredStyle)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { fatalError("an alert comes out of no storyboard") }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    override var summary: String {
        let titles = actions.map { "\($0.title ?? "") (\($0.style))" }.joined(separator: ", ")
        return "\(style) \(shown(heading)) \(shown(message)) [\(titles)]"
    }

    /// What a finger does: the alert goes away, then the action is handled.
    public func choose(_ title: String) {
        guard let action = actions.first(where: { $0.title == title }) else {
            return Recording.add("no action \(title)")
        }
        presentingViewController?.presentedViewController = nil
        action.handler?(action)
    }
}
