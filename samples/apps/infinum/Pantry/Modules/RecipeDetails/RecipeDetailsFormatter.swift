import Foundation

struct RecipeDetailsItem {
    let title: String
    let ingredients: String
    let steps: String
}

final class RecipeDetailsFormatter {}

// MARK: - Extensions

extension RecipeDetailsFormatter: RecipeDetailsFormatterInterface {

    func format(_ detail: RecipeDetail) -> RecipeDetailsItem {
        let steps = detail.steps.enumerated().map { "\($0.offset + 1). \($0.element)" }
        return RecipeDetailsItem(
            title: "\(detail.recipe.name), \(detail.recipe.minutes) min",
            ingredients: detail.ingredients.joined(separator: "\n"),
            steps: steps.joined(separator: "\n")
        )
    }
}
