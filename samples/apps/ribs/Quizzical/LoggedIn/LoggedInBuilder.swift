import RIBs

protocol LoggedInDependency: Dependency {
    var loggedInViewController: LoggedInViewControllable { get }
}

final class LoggedInComponent: Component<LoggedInDependency> {

    let playerName: String

    fileprivate var loggedInViewController: LoggedInViewControllable {
        return dependency.loggedInViewController
    }

    var mutableScoreStream: MutableScoreStream {
        return shared { ScoreStreamImpl() }
    }

    var questionSource: QuestionSource {
        return shared { BundledQuestionSource() }
    }

    init(dependency: LoggedInDependency, playerName: String) {
        self.playerName = playerName
        super.init(dependency: dependency)
    }
}

// MARK: - Builder

protocol LoggedInBuildable: Buildable {
    func build(withListener listener: LoggedInListener, playerName: String) -> LoggedInRouting
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {

    override init(dependency: LoggedInDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: LoggedInListener, playerName: String) -> LoggedInRouting {
        let component = LoggedInComponent(dependency: dependency, playerName: playerName)
        let quizAdapter = QuizAdapter(dependency: component)
        let interactor = LoggedInInteractor(games: [quizAdapter])
        interactor.listener = listener
        let lobbyBuilder = LobbyBuilder(dependency: component)
        return LoggedInRouter(
            interactor: interactor,
            viewController: component.loggedInViewController,
            lobbyBuilder: lobbyBuilder
        )
    }
}
