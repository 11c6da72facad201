@objc public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }
@objc public enum UIModalPresentationStyle: Int, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover, none
}
@objc public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = Self(rawValue: 1)
    public static let landscape = Self(rawValue: 2)
    public static let allButUpsideDown = Self(rawValue: 3)
    public static let all = Self(rawValue: 7)
}

@objc @preconcurrency @MainActor open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init() { fatalError() }

    @objc open dynamic var view: UIView!
    @objc open dynamic var title: String?
    @objc open dynamic var isViewLoaded: Bool { fatalError() }
    @objc open dynamic var viewIfLoaded: UIView? { fatalError() }
    @objc open dynamic var nibName: String? { fatalError() }
    @objc open dynamic var storyboard: UIStoryboard? { fatalError() }
    @objc open dynamic var parent: UIViewController? { fatalError() }
    @objc open dynamic var children: [UIViewController] { fatalError() }
    @objc open dynamic var presentedViewController: UIViewController? { fatalError() }
    @objc open dynamic var presentingViewController: UIViewController? { fatalError() }
    @objc open dynamic var navigationController: UINavigationController? { fatalError() }
    @objc open dynamic var tabBarController: UITabBarController? { fatalError() }
    @objc open dynamic var navigationItem: UINavigationItem { fatalError() }
    @objc open dynamic var tabBarItem: UITabBarItem!
    @objc open dynamic var toolbarItems: [UIBarButtonItem]?
    @objc open dynamic var hidesBottomBarWhenPushed = false
    @objc open dynamic var modalPresentationStyle: UIModalPresentationStyle = .automatic
    @objc open dynamic var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    @objc open dynamic var isModalInPresentation = false
    @objc open dynamic var isEditing = false
    @objc open dynamic var editButtonItem: UIBarButtonItem { fatalError() }
    @objc open dynamic var isBeingPresented: Bool { fatalError() }
    @objc open dynamic var isBeingDismissed: Bool { fatalError() }
    @objc open dynamic var isMovingFromParent: Bool { fatalError() }
    @objc open dynamic var isMovingToParent: Bool { fatalError() }
    open var edgesForExtendedLayout: UIRectEdge = .all
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero
    @objc open dynamic var traitCollection: UITraitCollection { fatalError() }
    open var preferredContentSize: CGSize = .zero
    @objc open dynamic var preferredStatusBarStyle: UIStatusBarStyle { fatalError() }
    @objc open dynamic var prefersStatusBarHidden: Bool { fatalError() }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { fatalError() }
    @objc open dynamic var shouldAutorotate: Bool { fatalError() }
    @objc open dynamic var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
    @objc open dynamic weak var transitioningDelegate: UIViewControllerTransitioningDelegate?

    @objc open dynamic func loadView() {}
    @objc open dynamic func loadViewIfNeeded() {}
    @objc open dynamic func viewDidLoad() {}
    @objc open dynamic func viewWillAppear(_ animated: Bool) {}
    @objc open dynamic func viewIsAppearing(_ animated: Bool) {}
    @objc open dynamic func viewDidAppear(_ animated: Bool) {}
    @objc open dynamic func viewWillDisappear(_ animated: Bool) {}
    @objc open dynamic func viewDidDisappear(_ animated: Bool) {}
    @objc open dynamic func viewWillLayoutSubviews() {}
    @objc open dynamic func viewDidLayoutSubviews() {}
    @objc open dynamic func viewSafeAreaInsetsDidChange() {}
    @objc open dynamic func updateViewConstraints() {}
    @objc open dynamic func didReceiveMemoryWarning() {}
    @objc open dynamic func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {}
    @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) {}
    @objc open dynamic func setNeedsStatusBarAppearanceUpdate() {}

    @objc open dynamic func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {}
    @objc open dynamic func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    @objc open dynamic func show(_ controller: UIViewController, sender: Any?) {}
    @objc open dynamic func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
    @objc open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {}
    @objc open dynamic func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { fatalError() }
    @objc open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    @objc open dynamic func addChild(_ child: UIViewController) {}
    @objc open dynamic func removeFromParent() {}
    @objc open dynamic func willMove(toParent parent: UIViewController?) {}
    @objc open dynamic func didMove(toParent parent: UIViewController?) {}
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    @discardableResult func animate(
        alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?
    ) -> Bool
}

@objc @preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

@objc @preconcurrency @MainActor open class UIPopoverPresentationController: NSObject {
    open var sourceView: UIView?
    open var sourceRect: CGRect = .zero
    open var barButtonItem: UIBarButtonItem?
}

@objc @preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate
{
    public init(style: UITableView.Style) { fatalError() }
    public override init(nibName: String?, bundle: Bundle?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var tableView: UITableView!
    open var refreshControl: UIRefreshControl?
    open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        fatalError()
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    { fatalError() }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        fatalError()
    }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        fatalError()
    }
}

@objc @preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    open var identifier: String? { fatalError() }
    open var source: UIViewController { fatalError() }
    open var destination: UIViewController { fatalError() }
}

@objc @preconcurrency @MainActor open class UIStoryboard: NSObject {
    public convenience init(name: String, bundle: Bundle?) { fatalError() }
    open func instantiateInitialViewController() -> UIViewController? { fatalError() }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fatalError()
    }
}

@objc @preconcurrency @MainActor open class UINib: NSObject {
    public convenience init(nibName: String, bundle: Bundle?) { fatalError() }
    open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        fatalError()
    }
}
