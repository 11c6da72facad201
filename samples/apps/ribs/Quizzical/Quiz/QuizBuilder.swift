import RIBs

protocol QuizDependency: Dependency {
    var questionSource: QuestionSource { get }
    var mutableScoreStream: MutableScoreStream { get }
}

final class QuizComponent: Component<QuizDependency> {

    fileprivate var questionSource: QuestionSource {
        return dependency.questionSource
    }

    fileprivate var mutableScoreStream: MutableScoreStream {
        return dependency.mutableScoreStream
    }
}

// MARK: - Builder

protocol QuizBuildable: Buildable {
    func build(withListener listener: QuizListener) -> QuizRouting
}

final class QuizBuilder: Builder<QuizDependency>, QuizBuildable {

    override init(dependency: QuizDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: QuizListener) -> QuizRouting {
        let component = QuizComponent(dependency: dependency)
        let viewController = QuizViewController()
        let interactor = QuizInteractor(
            presenter: viewController,
            questionSource: component.questionSource,
            mutableScoreStream: component.mutableScoreStream
        )
        interactor.listener = listener
        return QuizRouter(interactor: interactor, viewController: viewController)
    }
}
