import Foundation

protocol PostDetailsView: AnyObject {
    func setup(title: String, isBookmarked: Bool)
    func display(_ comments: [Comment])
}

protocol PostDetailsPresenter: AnyObject {
    func reload()
    func toggleBookmark()
}

protocol PostDetailsInteractor {
    func isBookmarked(_ post: Post) -> Bool
    func comments(for post: Post, _ completion: @escaping Loaded<[Comment]>)
}

protocol PostDetailsRouter {
    func toggleBookmark(for post: Post)
}
