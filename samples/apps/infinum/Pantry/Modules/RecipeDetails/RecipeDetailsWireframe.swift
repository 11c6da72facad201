import UIKit

final class RecipeDetailsWireframe: BaseWireframe<RecipeDetailsViewController> {

    // MARK: - Module setup

    init(recipeID: String) {
        let moduleViewController = RecipeDetailsViewController()
        super.init(viewController: moduleViewController)

        let formatter = RecipeDetailsFormatter()
        let interactor = RecipeDetailsInteractor(recipeID: recipeID)
        let presenter = RecipeDetailsPresenter(
            view: moduleViewController,
            formatter: formatter,
            interactor: interactor,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions

extension RecipeDetailsWireframe: RecipeDetailsWireframeInterface {

    func openTimer(minutes: Int) {
        viewController.presentWireframe(CookingTimerWireframe(minutes: minutes))
    }
}
