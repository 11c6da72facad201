import RIBs

protocol LobbyInteractable: Interactable, ScoreBoardListener {
    var router: LobbyRouting? { get set }
    var listener: LobbyListener? { get set }
}

protocol LobbyViewControllable: ViewControllable {
    func show(scoreBoard: ViewControllable)
}

final class LobbyRouter: ViewableRouter<LobbyInteractable, LobbyViewControllable>, LobbyRouting {

    private let scoreBoardBuilder: ScoreBoardBuildable

    init(
        interactor: LobbyInteractable,
        viewController: LobbyViewControllable,
        scoreBoardBuilder: ScoreBoardBuildable
    ) {
        self.scoreBoardBuilder = scoreBoardBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        let scoreBoard = scoreBoardBuilder.build(withListener: interactor)
        attachChild(scoreBoard)
        viewController.show(scoreBoard: scoreBoard.viewControllable)
    }
}
