import RIBs

protocol RootRouting: ViewableRouting {
    func routeToLoggedIn(playerName: String)
    func routeToLoggedOut()
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
}

protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {

    weak var router: RootRouting?
    weak var listener: RootListener?

    override init(presenter: RootPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    // MARK: - LoggedOutListener

    func didLogIn(playerName: String) {
        router?.routeToLoggedIn(playerName: playerName)
    }

    // MARK: - LoggedInListener

    func didLogOut() {
        router?.routeToLoggedOut()
    }
}
