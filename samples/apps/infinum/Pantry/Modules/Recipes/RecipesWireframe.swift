import UIKit

final class RecipesWireframe: BaseWireframe<RecipesViewController> {

    // MARK: - Module setup

    init() {
        let moduleViewController = RecipesViewController(style: .plain)
        super.init(viewController: moduleViewController)

        let interactor = RecipesInteractor()
        let presenter = RecipesPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions

extension RecipesWireframe: RecipesWireframeInterface {

    func openDetails(of recipe: Recipe) {
        navigationController?.pushWireframe(RecipeDetailsWireframe(recipeID: recipe.id))
    }

    func openLogin() {
        navigationController?.setRootWireframe(LoginWireframe())
    }
}
