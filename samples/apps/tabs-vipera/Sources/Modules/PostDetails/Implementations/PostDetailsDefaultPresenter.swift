import Foundation

class PostDetailsDefaultPresenter {

    var router: PostDetailsRouter?
    var interactor: PostDetailsInteractor?
    weak var view: PostDetailsView?

    private let post: Post

    init(post: Post) {
        self.post = post
    }

    private func setup() {
        let isBookmarked = self.interactor?.isBookmarked(self.post) ?? false
        self.view?.setup(title: self.post.title, isBookmarked: isBookmarked)
    }
}

extension PostDetailsDefaultPresenter: PostDetailsPresenter {

    func reload() {
        self.setup()
        self.interactor?.comments(for: self.post) { [weak self] result in
            if case .success(let comments) = result {
                self?.view?.display(comments)
            }
        }
    }

    func toggleBookmark() {
        self.router?.toggleBookmark(for: self.post)
        self.setup()
    }
}
