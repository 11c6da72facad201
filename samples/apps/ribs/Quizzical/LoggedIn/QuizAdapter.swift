import RIBs

/// Offers the quiz to everybody who knows games only.
final class QuizAdapter: Game, GameBuildable, QuizListener {

    let title = "Quiz"

    var builder: GameBuildable {
        return self
    }

    private let quizBuilder: QuizBuilder

    private weak var listener: GameListener?

    init(dependency: QuizDependency) {
        quizBuilder = QuizBuilder(dependency: dependency)
    }

    // MARK: - GameBuildable

    func build(withListener listener: GameListener) -> ViewableRouting {
        self.listener = listener
        return quizBuilder.build(withListener: self)
    }

    // MARK: - QuizListener

    func quizDidFinish() {
        listener?.gameDidEnd()
    }
}
