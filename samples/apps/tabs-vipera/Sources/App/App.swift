import Foundation

/// The one place where services are chosen.
class App {

    static let shared = App()

    private let bookmarks = StoredBookmarkService(defaults: .standard)

    private init() {}

    var contentService: ContentService {
        return RemoteContentService(baseURL: URL(string: "https://folio.example/api")!)
    }

    var bookmarkService: BookmarkService {
        return self.bookmarks
    }
}
