import Foundation

struct Recipe: Decodable {
    let id: String
    let name: String
    let minutes: Int
}

struct RecipeDetail: Decodable {
    let recipe: Recipe
    let ingredients: [String]
    let steps: [String]
}
