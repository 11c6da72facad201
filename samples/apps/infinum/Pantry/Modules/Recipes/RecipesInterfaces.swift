import UIKit

protocol RecipesWireframeInterface: WireframeInterface {
    func openDetails(of recipe: Recipe)
    func openLogin()
}

protocol RecipesViewInterface: ViewInterface {
    func reload()
    func show(title: String)
}

protocol RecipesPresenterInterface: PresenterInterface {
    var count: Int { get }
    func viewDidLoad()
    func name(at index: Int) -> String
    func didSelect(_ index: Int)
    func didTapLogout()
}

protocol RecipesInteractorInterface: InteractorInterface {
    func recipes(completion: @escaping (Result<[Recipe], Error>) -> Void)
    func logOut()
}
