import RIBs
import UIKit

protocol LoggedOutPresentableListener: AnyObject {
    func logIn(name: String?)
}

final class LoggedOutViewController: UIViewController, LoggedOutPresentable, LoggedOutViewControllable {

    weak var listener: LoggedOutPresentableListener?

    private let nameField = UITextField()
    private let startButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [nameField, startButton])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 32, dy: 200)
        view.addSubview(stack)
        nameField.placeholder = "Your name"
        startButton.setTitle("Start", for: .normal)
        startButton.addTarget(self, action: #selector(didTapStart), for: .touchUpInside)
    }

    @objc private func didTapStart() {
        listener?.logIn(name: nameField.text)
    }

    func showMissingName() {
        nameField.backgroundColor = .systemPink
    }
}
