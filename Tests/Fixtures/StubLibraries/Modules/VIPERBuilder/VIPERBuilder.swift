import UIKit

open class VIPERInteractor: NSObject {
    public weak var presenter: VIPERPresenter?
    public weak var router: VIPERRouter?

    public required override init() {}
}

open class VIPERPresenter: NSObject {
    public weak var controller: UIViewController?
    public weak var interactor: VIPERInteractor?

    public required override init() {}
}

open class VIPERRouter: NSObject {
    public weak var controller: UIViewController?
    public var navController: UINavigationController? { nil }

    public required override init() {}
}

open class VIPERBuilder<I: VIPERInteractor, P: VIPERPresenter, R: VIPERRouter>: NSObject {
    public let interactor: I
    public let presenter: P
    public let router: R

    public init(controller: UIViewController, interactor: I = I(), presenter: P = P(), router: R = R()) {
        self.interactor = interactor
        self.presenter = presenter
        self.router = router
    }
}
