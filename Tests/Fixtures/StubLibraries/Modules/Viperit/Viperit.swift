import UIKit

public protocol ViperitComponent {
    init()
}

public protocol InteractorProtocol: ViperitComponent {
    var _presenter: PresenterProtocol! { get set }
}

public protocol PresenterProtocol: AnyObject, ViperitComponent {
    var _interactor: InteractorProtocol! { get set }
    var _view: UserInterfaceProtocol! { get set }
    var _router: RouterProtocol! { get set }
    func setupView(data: Any)
    func viewHasLoaded()
    func viewIsAboutToAppear()
    func viewHasAppeared()
    func viewIsAboutToDisappear()
    func viewHasDisappeared()
}

public protocol RouterProtocol: ViperitComponent {
    var _presenter: PresenterProtocol! { get set }
    var _view: UserInterfaceProtocol! { get }
}

public protocol UserInterfaceProtocol: AnyObject {
    var _presenter: PresenterProtocol! { get set }
    var _displayData: DisplayData? { get set }
    var viewController: UIViewController { get }
    func viewDidLoad()
    func viewWillAppear(_ animated: Bool)
    func viewDidAppear(_ animated: Bool)
    func viewWillDisappear(_ animated: Bool)
    func viewDidDisappear(_ animated: Bool)
}

extension UserInterfaceProtocol {
    public var viewController: UIViewController { fatalError() }
}

open class UserInterface: UIViewController, UserInterfaceProtocol {
    public var _presenter: PresenterProtocol!
    public var _displayData: DisplayData?
    public var viewController: UIViewController { self }
}

open class DisplayData {
    public required init() {}
}

open class Interactor: InteractorProtocol {
    public weak var _presenter: PresenterProtocol!
    public required init() {}
}

open class Presenter: PresenterProtocol {
    public var _interactor: InteractorProtocol!
    public weak var _view: UserInterfaceProtocol!
    public var _router: RouterProtocol!
    public required init() {}
    open func setupView(data: Any) {}
    open func viewHasLoaded() {}
    open func viewIsAboutToAppear() {}
    open func viewHasAppeared() {}
    open func viewIsAboutToDisappear() {}
    open func viewHasDisappeared() {}
}

open class Router: RouterProtocol {
    public weak var _presenter: PresenterProtocol!
    public var _view: UserInterfaceProtocol! { _presenter._view }
    public required init() {}
}

extension RouterProtocol {
    public var viewController: UIViewController { fatalError() }
}
