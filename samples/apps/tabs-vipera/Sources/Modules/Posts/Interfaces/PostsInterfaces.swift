import Foundation

protocol PostsView: AnyObject {
    func displayLoading()
    func display(_ posts: [Post])
    func display(_ error: Error)
}

protocol PostsPresenter: AnyObject {
    func viewDidLoad()
    func select(_ post: Post)
    func toggleBookmark(for post: Post)
}

protocol PostsInteractor {
    func posts(_ completion: @escaping Loaded<[Post]>)
    func toggleBookmark(for post: Post)
}

protocol PostsRouter {
    func showDetails(of post: Post)
}
