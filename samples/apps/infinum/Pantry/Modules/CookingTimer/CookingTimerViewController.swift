import UIKit

final class CookingTimerViewController: UIViewController {

    // MARK: - Public properties

    var presenter: CookingTimerPresenterInterface!

    // MARK: - Private properties

    private let clockLabel = UILabel()

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        clockLabel.frame = view.bounds
        clockLabel.textAlignment = .center
        view.addSubview(clockLabel)
        let tap = UITapGestureRecognizer(target: self, action: #selector(closeTapped))
        view.addGestureRecognizer(tap)
        presenter.viewDidLoad()
    }

    @objc private func closeTapped() {
        presenter.didTapClose()
    }
}

// MARK: - Extensions

extension CookingTimerViewController: CookingTimerViewInterface {

    func show(seconds: Int) {
        clockLabel.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}
