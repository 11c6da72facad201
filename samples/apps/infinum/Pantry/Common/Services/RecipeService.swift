import Foundation

final class RecipeService {

    static let shared = RecipeService()

    private let baseURL = URL(string: "https://pantry.example/recipes")!

    private init() {}

    func recipes(completion: @escaping (Result<[Recipe], Error>) -> Void) {
        load(baseURL, completion: completion)
    }

    func detail(id: String, completion: @escaping (Result<RecipeDetail, Error>) -> Void) {
        load(baseURL.appendingPathComponent(id), completion: completion)
    }

    private func load<T: Decodable>(_ url: URL, completion: @escaping (Result<T, Error>) -> Void) {
        URLSession.shared.dataTask(with: url) { data, _, error in
            let result = Result<T, Error> {
                if let error = error { throw error }
                return try JSONDecoder().decode(T.self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }.resume()
    }
}
