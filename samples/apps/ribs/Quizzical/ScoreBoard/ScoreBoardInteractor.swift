import RIBs
import RxSwift

protocol ScoreBoardRouting: ViewableRouting {}

protocol ScoreBoardPresentable: Presentable {
    var listener: ScoreBoardPresentableListener? { get set }
    func set(score: Score)
}

protocol ScoreBoardListener: AnyObject {}

final class ScoreBoardInteractor: PresentableInteractor<ScoreBoardPresentable>, ScoreBoardInteractable,
    ScoreBoardPresentableListener {

    weak var router: ScoreBoardRouting?
    weak var listener: ScoreBoardListener?

    private let scoreStream: ScoreStream

    init(presenter: ScoreBoardPresentable, scoreStream: ScoreStream) {
        self.scoreStream = scoreStream
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        scoreStream.score
            .subscribe(onNext: { [weak self] score in self?.presenter.set(score: score) })
            .disposeOnDeactivate(interactor: self)
    }
}
