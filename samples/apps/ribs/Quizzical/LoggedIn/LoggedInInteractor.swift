import RIBs

protocol LoggedInRouting: Routing {
    func cleanupViews()
    func routeToLobby(games: [Game])
    func routeToGame(with gameBuilder: GameBuildable)
}

protocol LoggedInListener: AnyObject {
    func didLogOut()
}

final class LoggedInInteractor: Interactor, LoggedInInteractable {

    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?

    private let games: [Game]

    init(games: [Game]) {
        self.games = games
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.routeToLobby(games: games)
    }

    override func willResignActive() {
        super.willResignActive()
        router?.cleanupViews()
    }

    // MARK: - LobbyListener

    func lobbyDidStart(_ game: Game) {
        router?.routeToGame(with: game.builder)
    }

    func lobbyDidLeave() {
        listener?.didLogOut()
    }

    // MARK: - GameListener

    func gameDidEnd() {
        router?.routeToLobby(games: games)
    }
}
