import Foundation

@MainActor
final class ArticleDataManager: ArticleDataManagerProtocol {
    // MARK: - Properties

    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    // MARK: - Storage

    func cachedArticles() -> [Article] {
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
