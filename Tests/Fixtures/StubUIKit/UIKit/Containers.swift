@objc @preconcurrency @MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { fatalError() }
    public override init(nibName: String?, bundle: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { fatalError() }
    open var visibleViewController: UIViewController? { fatalError() }
    open var navigationBar: UINavigationBar { fatalError() }
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { fatalError() }
    open weak var delegate: UINavigationControllerDelegate?
    open func pushViewController(_ controller: UIViewController, animated: Bool) {}
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { fatalError() }
    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool)
        -> [UIViewController]?
    { fatalError() }
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

@objc @preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    @objc optional func navigationController(
        _ navigationController: UINavigationController, didShow controller: UIViewController,
        animated: Bool)
}

@objc @preconcurrency @MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var selectedIndex = 0
    open var selectedViewController: UIViewController?
    open weak var delegate: UITabBarControllerDelegate?
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {}
}

@objc @preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, didSelect controller: UIViewController)
}

@objc @preconcurrency @MainActor open class UINavigationBar: UIView {
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var prefersLargeTitles = false
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@objc @preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
}

@objc @preconcurrency @MainActor open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var accessibilityIdentifier: String?
}

@objc @preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, done }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, action, refresh
        case search, trash, camera, close
    }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        fatalError()
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        fatalError()
    }
    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
        fatalError()
    }
    public convenience init(customView: UIView) { fatalError() }
    open var tintColor: UIColor?
    open var style: Style = .plain
    open weak var target: AnyObject?
    open var action: Selector?
}

@objc @preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: UIImage?, tag: Int) { fatalError() }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { fatalError() }
    open var badgeValue: String?
}

@objc @preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
}

@objc @preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public convenience init(
        title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
    ) { fatalError() }
    open var title: String? { fatalError() }
    open var isEnabled = true
}

@objc @preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
    open var message: String?
    open var actions: [UIAlertAction] { fatalError() }
    open var textFields: [UITextField]? { fatalError() }
    open var preferredAction: UIAlertAction?
    open func addAction(_ action: UIAlertAction) {}
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@objc @preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
}

@objc @preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public struct InfoKey: Hashable, Sendable {
        public static let originalImage = Self()
        public static let editedImage = Self()
        public static let imageURL = Self()
    }
    open var sourceType: SourceType = .photoLibrary
    open var allowsEditing = false
    open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { fatalError() }
}

/// Without the method that takes the picked media: its keys have no Objective-C form on Linux, so that
/// an implementation of it is an ordinary method here.
@objc @preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
