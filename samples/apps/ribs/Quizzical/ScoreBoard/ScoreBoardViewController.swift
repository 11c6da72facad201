import RIBs
import UIKit

protocol ScoreBoardPresentableListener: AnyObject {}

final class ScoreBoardViewController: UIViewController, ScoreBoardPresentable, ScoreBoardViewControllable {

    weak var listener: ScoreBoardPresentableListener?

    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.textAlignment = .center
        label.frame = view.bounds
        view.addSubview(label)
    }

    func set(score: Score) {
        label.text = "\(score.right) right, \(score.wrong) wrong"
    }
}
