import RIBs

protocol LobbyDependency: Dependency {
    var playerName: String { get }
    var scoreStream: ScoreStream { get }
}

final class LobbyComponent: Component<LobbyDependency> {

    fileprivate var playerName: String {
        return dependency.playerName
    }
}

// MARK: - Builder

protocol LobbyBuildable: Buildable {
    func build(withListener listener: LobbyListener, games: [Game]) -> LobbyRouting
}

final class LobbyBuilder: Builder<LobbyDependency>, LobbyBuildable {

    override init(dependency: LobbyDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: LobbyListener, games: [Game]) -> LobbyRouting {
        let component = LobbyComponent(dependency: dependency)
        let viewController = LobbyViewController(playerName: component.playerName)
        let interactor = LobbyInteractor(presenter: viewController, games: games)
        interactor.listener = listener
        let scoreBoardBuilder = ScoreBoardBuilder(dependency: component)
        return LobbyRouter(
            interactor: interactor,
            viewController: viewController,
            scoreBoardBuilder: scoreBoardBuilder
        )
    }
}
