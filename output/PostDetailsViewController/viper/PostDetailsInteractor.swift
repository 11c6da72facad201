import Foundation

@MainActor
final class PostDetailsInteractor: PostDetailsInteractorInput {
    weak var output: PostDetailsInteractorOutput?
    private let post: Post

    // MARK: - Properties

    private let api: PostAPI

    init(post: Post, api: PostAPI) {
        self.post = post
        self.api = api
    }

    // MARK: - Loading

    func reload() {
        api.comments(for: post) { [weak self] result in
            guard let self = self else { return }
            if case .success(let comments) = result {
                self.output?.display(comments.sorted { $0.id < $1.id })
            }
        }
    }
}
