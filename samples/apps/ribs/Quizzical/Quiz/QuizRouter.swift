import RIBs

protocol QuizInteractable: Interactable {
    var router: QuizRouting? { get set }
    var listener: QuizListener? { get set }
}

protocol QuizViewControllable: ViewControllable {}

final class QuizRouter: ViewableRouter<QuizInteractable, QuizViewControllable>, QuizRouting {

    override init(interactor: QuizInteractable, viewController: QuizViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
