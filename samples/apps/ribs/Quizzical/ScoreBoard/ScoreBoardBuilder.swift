import RIBs

protocol ScoreBoardDependency: Dependency {
    var scoreStream: ScoreStream { get }
}

final class ScoreBoardComponent: Component<ScoreBoardDependency> {

    fileprivate var scoreStream: ScoreStream {
        return dependency.scoreStream
    }
}

// MARK: - Builder

protocol ScoreBoardBuildable: Buildable {
    func build(withListener listener: ScoreBoardListener) -> ScoreBoardRouting
}

final class ScoreBoardBuilder: Builder<ScoreBoardDependency>, ScoreBoardBuildable {

    override init(dependency: ScoreBoardDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: ScoreBoardListener) -> ScoreBoardRouting {
        let component = ScoreBoardComponent(dependency: dependency)
        let viewController = ScoreBoardViewController()
        let interactor = ScoreBoardInteractor(presenter: viewController, scoreStream: component.scoreStream)
        interactor.listener = listener
        return ScoreBoardRouter(interactor: interactor, viewController: viewController)
    }
}
