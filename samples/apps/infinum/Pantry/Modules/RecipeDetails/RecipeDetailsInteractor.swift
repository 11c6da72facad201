import Foundation

final class RecipeDetailsInteractor {

    private let recipeID: String
    private let recipeService: RecipeService

    init(recipeID: String, recipeService: RecipeService = .shared) {
        self.recipeID = recipeID
        self.recipeService = recipeService
    }
}

// MARK: - Extensions

extension RecipeDetailsInteractor: RecipeDetailsInteractorInterface {

    func detail(completion: @escaping (Result<RecipeDetail, Error>) -> Void) {
        recipeService.detail(id: recipeID, completion: completion)
    }
}
