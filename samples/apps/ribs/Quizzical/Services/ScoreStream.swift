import RxRelay
import RxSwift

struct Score: Equatable {
    var right = 0
    var wrong = 0
}

protocol ScoreStream: AnyObject {
    var score: Observable<Score> { get }
}

protocol MutableScoreStream: ScoreStream {
    func count(right: Bool)
    func reset()
}

final class ScoreStreamImpl: MutableScoreStream {

    private let relay = BehaviorRelay(value: Score())

    var score: Observable<Score> {
        return relay.asObservable()
    }

    func count(right: Bool) {
        var score = relay.value
        if right {
            score.right += 1
        } else {
            score.wrong += 1
        }
        relay.accept(score)
    }

    func reset() {
        relay.accept(Score())
    }
}
