import UIKit

final class RecipeDetailsViewController: UIViewController {

    // MARK: - Public properties

    var presenter: RecipeDetailsPresenterInterface!

    // MARK: - Private properties

    private let ingredientsLabel = UILabel()
    private let stepsLabel = UILabel()

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [ingredientsLabel, stepsLabel])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Timer", style: .plain, target: self, action: #selector(timerTapped)
        )
        presenter.viewDidLoad()
    }

    @objc private func timerTapped() {
        presenter.didTapTimer()
    }
}

// MARK: - Extensions

extension RecipeDetailsViewController: RecipeDetailsViewInterface {

    func show(_ item: RecipeDetailsItem) {
        title = item.title
        ingredientsLabel.text = item.ingredients
        stepsLabel.text = item.steps
    }
}
