import Foundation

final class RecipeDetailsPresenter {

    // MARK: - Private properties

    private unowned let view: RecipeDetailsViewInterface
    private let formatter: RecipeDetailsFormatterInterface
    private let interactor: RecipeDetailsInteractorInterface
    private let wireframe: RecipeDetailsWireframeInterface

    private var detail: RecipeDetail?

    // MARK: - Lifecycle

    init(
        view: RecipeDetailsViewInterface,
        formatter: RecipeDetailsFormatterInterface,
        interactor: RecipeDetailsInteractorInterface,
        wireframe: RecipeDetailsWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions

extension RecipeDetailsPresenter: RecipeDetailsPresenterInterface {

    func viewDidLoad() {
        interactor.detail { [weak self] result in
            guard let self = self, case .success(let detail) = result else { return }
            self.detail = detail
            self.view.show(self.formatter.format(detail))
        }
    }

    func didTapTimer() {
        guard let detail = detail else { return }
        wireframe.openTimer(minutes: detail.recipe.minutes)
    }
}
