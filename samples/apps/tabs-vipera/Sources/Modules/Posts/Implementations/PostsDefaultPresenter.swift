import Foundation

class PostsDefaultPresenter {

    var router: PostsRouter?
    var interactor: PostsInteractor?
    weak var view: PostsView?
}

extension PostsDefaultPresenter: PostsPresenter {

    func viewDidLoad() {
        self.view?.displayLoading()
        self.interactor?.posts { [weak self] result in
            switch result {
            case .success(let posts): self?.view?.display(posts)
            case .failure(let error): self?.view?.display(error)
            }
        }
    }

    func select(_ post: Post) {
        self.router?.showDetails(of: post)
    }

    func toggleBookmark(for post: Post) {
        self.interactor?.toggleBookmark(for: post)
    }
}
