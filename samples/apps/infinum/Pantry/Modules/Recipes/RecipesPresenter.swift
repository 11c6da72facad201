import Foundation

final class RecipesPresenter {

    // MARK: - Private properties

    private unowned let view: RecipesViewInterface
    private let interactor: RecipesInteractorInterface
    private let wireframe: RecipesWireframeInterface

    private var recipes: [Recipe] = []

    // MARK: - Lifecycle

    init(view: RecipesViewInterface, interactor: RecipesInteractorInterface, wireframe: RecipesWireframeInterface) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions

extension RecipesPresenter: RecipesPresenterInterface {

    var count: Int {
        return recipes.count
    }

    func viewDidLoad() {
        view.show(title: "Recipes")
        interactor.recipes { [weak self] result in
            self?.recipes = (try? result.get()) ?? []
            self?.view.reload()
        }
    }

    func name(at index: Int) -> String {
        return recipes[index].name
    }

    func didSelect(_ index: Int) {
        wireframe.openDetails(of: recipes[index])
    }

    func didTapLogout() {
        interactor.logOut()
        wireframe.openLogin()
    }
}
