import RIBs

protocol QuizRouting: ViewableRouting {}

protocol QuizPresentable: Presentable {
    var listener: QuizPresentableListener? { get set }
    func show(_ question: Question)
}

protocol QuizListener: AnyObject {
    func quizDidFinish()
}

final class QuizInteractor: PresentableInteractor<QuizPresentable>, QuizInteractable, QuizPresentableListener {

    weak var router: QuizRouting?
    weak var listener: QuizListener?

    private let questionSource: QuestionSource
    private let mutableScoreStream: MutableScoreStream
    private var open: [Question] = []

    init(presenter: QuizPresentable, questionSource: QuestionSource, mutableScoreStream: MutableScoreStream) {
        self.questionSource = questionSource
        self.mutableScoreStream = mutableScoreStream
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        mutableScoreStream.reset()
        open = questionSource.questions()
        showNext()
    }

    // MARK: - QuizPresentableListener

    func answer(_ index: Int) {
        let question = open.removeFirst()
        mutableScoreStream.count(right: index == question.rightAnswer)
        showNext()
    }

    private func showNext() {
        guard let question = open.first else {
            listener?.quizDidFinish()
            return
        }
        presenter.show(question)
    }
}
