import Foundation

final class RecipesInteractor {

    private let recipeService: RecipeService
    private let sessionService: SessionService

    init(recipeService: RecipeService = .shared, sessionService: SessionService = .shared) {
        self.recipeService = recipeService
        self.sessionService = sessionService
    }
}

// MARK: - Extensions

extension RecipesInteractor: RecipesInteractorInterface {

    func recipes(completion: @escaping (Result<[Recipe], Error>) -> Void) {
        recipeService.recipes(completion: completion)
    }

    func logOut() {
        sessionService.logOut()
    }
}
