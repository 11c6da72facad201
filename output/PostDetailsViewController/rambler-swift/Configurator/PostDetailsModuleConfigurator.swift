import UIKit

/// Configures the PostDetails module.
@MainActor
final class PostDetailsModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? PostDetailsViewController else { return }
        viewController.output = configure(viewController: viewController)
    }

    /// Makes the screen together with its module.
    func postDetailsViewController(post: Post, delegate: PostDetailsDelegate? = nil) -> PostDetailsViewController {
        let viewController = PostDetailsViewController(post: post)
        viewController.output = configure(viewController: viewController)
        viewController.output.delegate = delegate
        return viewController
    }

    func configure(viewController: PostDetailsViewController) -> PostDetailsViewOutput {
        let interactor = PostDetailsInteractor(post: viewController.post, api: PostAPI.shared)
        let presenter = PostDetailsPresenter(post: viewController.post)
        presenter.view = viewController
        presenter.interactor = interactor
        interactor.output = presenter
        return presenter
    }
}
