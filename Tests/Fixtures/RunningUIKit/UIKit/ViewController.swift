public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }

@MainActor open class UIViewController: UIResponder {
    private nonisolated let name: String
    private var loadedView: UIView?
    private var isLoading = false
    /// It was on the screen and is no more.
    var hasLeft = false { didSet { Screen.mark(self, isUnseen: hasLeft) } }

    public init(nibName: String?, bundle: Bundle?) {
        name = "\(Self.self)"
        super.init()
        Screen.controllers.append { [weak self] in self }
    }
    public required init?(coder: NSCoder) {
        name = "\(Self.self)"
        super.init()
        Screen.controllers.append { [weak self] in self }
    }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Its end is part of a recording: a module must not keep its screen alive, nor let it go early.
    deinit { Recording.add("\(name) is gone") }

    public var view: UIView! {
        loadViewIfNeeded()
        return loadedView
    }
    public var isViewLoaded: Bool { loadedView != nil }
    open var title: String? {
        didSet {
            if !hasLeft { Recording.add("\(name) title = \(shown(title))") }
            Observations.didChange(self, "title")
        }
    }
    public internal(set) weak var parent: UIViewController?
    public internal(set) var presentedViewController: UIViewController?
    public internal(set) weak var presentingViewController: UIViewController?
    public var navigationController: UINavigationController? { parent as? UINavigationController }
    public let navigationItem = UINavigationItem()
    public let tabBarItem: UITabBarItem! = UITabBarItem()
    open var hidesBottomBarWhenPushed = false
    open var isModalInPresentation = false {
        didSet { Recording.add("\(name) isModalInPresentation = \(isModalInPresentation)") }
    }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    open func loadView() {
        loadedView = UIView()
        loadedView?.plate.name = "\(name).view"
    }
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}

    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        // As with the original, a screen that is not in a window presents nothing.
        guard !hasLeft else { return }
        guard presentedViewController == nil else {
            return Recording.add("\(name) presents already, not \(controller.summary)")
        }
        Recording.add("\(name) presents \(controller.summary)")
        presentedViewController = controller
        controller.presentingViewController = self
        Screen.transitions.append {
            Screen.appear(controller)
            completion?()
        }
    }

    /// Closes what stands above this screen, or else the screen itself.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let outer = parent ?? self
        let presenting = presentedViewController != nil ? self : outer.presentingViewController
        guard let presenting, let presented = presenting.presentedViewController else {
            Recording.add("\(name) has nothing to dismiss")
            if let completion { Screen.transitions.append(completion) }
            return
        }
        Recording.add("\(presented.summary) is dismissed")
        presenting.presentedViewController = nil
        Screen.transitions.append {
            if presented.isViewLoaded { Screen.disappear(presented) }
            completion?()
        }
    }

    /// Its class and its plain values, as a user of the next screen would see them.
    ///
    /// The screen under test is only named: where it keeps its state is nobody's business.
    var summary: String {
        guard type(of: self) != Screen.tested, type(of: self) != UIViewController.self else { return name }
        let values = Mirror(reflecting: self).children.compactMap { child -> String? in
            guard let label = child.label, !label.hasPrefix("$") else { return nil }
            switch child.value {
            case is String, is Int, is Decimal, is Date, is String?, is Bool: return "\(label): \(shown(child.value))"
            default: return nil
            }
        }
        return "\(name)(\(values.joined(separator: ", ")))"
    }
}

@MainActor open class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []
    public var topViewController: UIViewController? { viewControllers.last }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        rootViewController.parent = self
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var summary: String { "navigation with \(viewControllers.map(\.summary).joined(separator: ", "))" }

    open override func viewWillAppear(_ animated: Bool) {
        if let topViewController { Screen.appear(topViewController) }
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        Recording.add("push \(controller.summary)")
        change { $0.append(controller) }
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
        Recording.add("pop \(last.summary)")
        change { $0.removeLast() }
        return last
    }

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult open func popToViewController(
        _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
        let gone = Array(viewControllers[(index + 1)...])
        Recording.add("pop to \(controller.summary)")
        change { $0.removeLast(gone.count) }
        return gone
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        Recording.add("set \(controllers.map(\.summary).joined(separator: ", "))")
        change { $0 = controllers }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { Recording.add("bar hidden = \(hidden)") }

    private func change(_ edit: (inout [UIViewController]) -> Void) {
        let before = viewControllers
        let old = before.last
        edit(&viewControllers)
        for controller in viewControllers { controller.parent = self }
        if old !== viewControllers.last { Screen.change(from: old, to: viewControllers.last) }
        for controller in before where !viewControllers.contains(where: { $0 === controller }) {
            // Nobody may hold the controller any more when its views leave.
            let plates = Screen.plates(of: controller)
            Screen.transitions.append { [weak controller] in
                controller?.parent = nil
                controller?.hasLeft = true
                for plate in plates { plate.isUnseen = true }
            }
        }
    }
}

@MainActor open class UITabBarController: UIViewController {}
