import Foundation

protocol BookmarkService {
    func isBookmarked(_ post: Post) -> Bool
    func toggle(_ post: Post)
}

class StoredBookmarkService: BookmarkService {

    private let defaults: UserDefaults
    private let key = "bookmarks"

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    private var ids: Set<Int> {
        get { return Set(self.defaults.array(forKey: self.key) as? [Int] ?? []) }
        set { self.defaults.set(newValue.sorted(), forKey: self.key) }
    }

    func isBookmarked(_ post: Post) -> Bool {
        return self.ids.contains(post.id)
    }

    func toggle(_ post: Post) {
        if self.ids.remove(post.id) == nil {
            self.ids.insert(post.id)
        }
    }
}
