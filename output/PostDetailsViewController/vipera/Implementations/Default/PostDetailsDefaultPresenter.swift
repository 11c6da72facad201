import Foundation

@MainActor
final class PostDetailsDefaultPresenter: PostDetailsPresenter {
    weak var view: PostDetailsView?
    var interactor: PostDetailsInteractor!
    var router: PostDetailsRouter!
    private let post: Post

    init(post: Post) {
        self.post = post
    }

    // MARK: - Actions

    func didTapBookmark() {
        router.delegate?.toggleBookmark(for: post)
        view?.setUp(isBookmarked: interactor.isBookmarked)
    }

    // MARK: - Presentation

    func line(of comment: Comment) -> String {
        comment.author + ": " + comment.body
    }

    // MARK: - Passed on

    var delegate: PostDetailsDelegate? {
        get { router.delegate }
        set { router.delegate = newValue }
    }

    func display(_ shown: [Comment]) {
        view?.display(shown)
    }

    func reload() {
        interactor.reload()
    }

    var isBookmarked: Bool {
        interactor.isBookmarked
    }
}
