import RIBs

protocol LoggedInInteractable: Interactable, LobbyListener, GameListener {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

protocol LoggedInViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {

    private let viewController: LoggedInViewControllable
    private let lobbyBuilder: LobbyBuildable

    private var currentChild: ViewableRouting?

    init(interactor: LoggedInInteractable, viewController: LoggedInViewControllable, lobbyBuilder: LobbyBuildable) {
        self.viewController = viewController
        self.lobbyBuilder = lobbyBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        if let currentChild = currentChild {
            viewController.dismiss(viewController: currentChild.viewControllable)
        }
    }

    func routeToLobby(games: [Game]) {
        detachCurrentChild()
        let lobby = lobbyBuilder.build(withListener: interactor, games: games)
        attach(lobby)
    }

    func routeToGame(with gameBuilder: GameBuildable) {
        detachCurrentChild()
        let game = gameBuilder.build(withListener: interactor)
        attach(game)
    }

    private func attach(_ child: ViewableRouting) {
        currentChild = child
        attachChild(child)
        viewController.present(viewController: child.viewControllable)
    }

    private func detachCurrentChild() {
        guard let currentChild = currentChild else { return }
        detachChild(currentChild)
        viewController.dismiss(viewController: currentChild.viewControllable)
        self.currentChild = nil
    }
}
