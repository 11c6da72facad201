import RIBs
import UIKit

protocol LobbyPresentableListener: AnyObject {
    func start(gameAt index: Int)
    func leave()
}

final class LobbyViewController: UIViewController, LobbyPresentable, LobbyViewControllable {

    weak var listener: LobbyPresentableListener?

    private let playerName: String
    private let stack = UIStackView()

    init(playerName: String) {
        self.playerName = playerName
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("not in a storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hello, " + playerName
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }

    func show(titles: [String]) {
        for (index, title) in titles.enumerated() {
            let action = UIAction(title: title) { [weak self] _ in self?.listener?.start(gameAt: index) }
            stack.addArrangedSubview(UIButton(type: .system, primaryAction: action))
        }
        let leave = UIAction(title: "Leave") { [weak self] _ in self?.listener?.leave() }
        stack.addArrangedSubview(UIButton(type: .system, primaryAction: leave))
    }

    // MARK: - LobbyViewControllable

    func show(scoreBoard: ViewControllable) {
        addChild(scoreBoard.uiviewController)
        stack.addArrangedSubview(scoreBoard.uiviewController.view)
    }
}
