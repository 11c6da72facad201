import Foundation
import RIBs

/// What `PostDetailsInteractor` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsPresentable: Presentable {
    var post: Post { get }

    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}

@MainActor
final class PostDetailsInteractor: PresentableInteractor<PostDetailsPresentable>, PostDetailsPresentableListener {
    /// Who is told what this module reports.
    weak var listener: PostDetailsListener? {
        didSet {
            delegate = listener
        }
    }


    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?

    private let api: PostAPI
    private let bookmarks = BookmarkStore.shared

    init(presenter: PostDetailsPresentable, api: PostAPI) {
        self.api = api
        super.init(presenter: presenter)
    }

    // MARK: - Actions

    func toggleBookmark() {
        delegate?.toggleBookmark(for: presenter.post)
        presenter.setUp(isBookmarked: isBookmarked)
    }

    // MARK: - Loading

    func reload() {
        api.comments(for: presenter.post) { [weak self] result in
            guard let self = self else { return }
            if case .success(let comments) = result {
                self.presenter.display(comments.sorted { $0.id < $1.id })
            }
        }
    }

    var isBookmarked: Bool {
        bookmarks.isBookmarked(presenter.post.id)
    }
}
