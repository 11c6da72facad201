import RIBs
import UIKit

protocol QuizPresentableListener: AnyObject {
    func answer(_ index: Int)
}

final class QuizViewController: UIViewController, QuizPresentable, QuizViewControllable {

    weak var listener: QuizPresentableListener?

    private let questionLabel = UILabel()
    private let answers = UISegmentedControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [questionLabel, answers])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 16, dy: 120)
        view.addSubview(stack)
        answers.addTarget(self, action: #selector(didAnswer), for: .valueChanged)
    }

    func show(_ question: Question) {
        questionLabel.text = question.text
        answers.removeAllSegments()
        for (index, answer) in question.answers.enumerated() {
            answers.insertSegment(withTitle: answer, at: index, animated: true)
        }
    }

    @objc private func didAnswer() {
        listener?.answer(answers.selectedSegmentIndex)
    }
}
