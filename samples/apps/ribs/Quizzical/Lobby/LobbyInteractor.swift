import RIBs

protocol LobbyRouting: ViewableRouting {}

protocol LobbyPresentable: Presentable {
    var listener: LobbyPresentableListener? { get set }
    func show(titles: [String])
}

protocol LobbyListener: AnyObject {
    func lobbyDidStart(_ game: Game)
    func lobbyDidLeave()
}

final class LobbyInteractor: PresentableInteractor<LobbyPresentable>, LobbyInteractable, LobbyPresentableListener {

    weak var router: LobbyRouting?
    weak var listener: LobbyListener?

    private let games: [Game]

    init(presenter: LobbyPresentable, games: [Game]) {
        self.games = games
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(titles: games.map { $0.title })
    }

    // MARK: - LobbyPresentableListener

    func start(gameAt index: Int) {
        listener?.lobbyDidStart(games[index])
    }

    func leave() {
        listener?.lobbyDidLeave()
    }
}
