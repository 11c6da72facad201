import Foundation

@MainActor
final class ArticleInteractor: ArticleInteractorInterface {
    // MARK: - Properties

    var articles: [Article] = []

    var isLoading = false

    let service: ArticleService
    private let defaults: UserDefaults

    init(service: ArticleService, defaults: UserDefaults) {
        self.service = service
        self.defaults = defaults
    }

    // MARK: - Loading

    func updateArticles() {
        articles = cachedArticles()
    }

    func startLoading() {
        isLoading = true
    }

    func stopLoading() {
        isLoading = false
    }

    // MARK: - Storage

    private func cachedArticles() -> [Article] {
        guard let data = defaults.data(forKey: "articles") else { return [] }
        return (try? JSONDecoder().decode([Article].self, from: data)) ?? []
    }

    func cache(_ articles: [Article]) {
        defaults.set(try? JSONEncoder().encode(articles), forKey: "articles")
    }

    func savedBookmarks() -> Set<String> {
        Set(defaults.stringArray(forKey: "bookmarks") ?? [])
    }
}
