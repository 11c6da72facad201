import UIKit

extension PostDetailsViewController {
    /// Makes the screen together with its module.
    static func postDetailsViewController(post: Post, delegate: PostDetailsDelegate? = nil) -> PostDetailsViewController {
        let userInterface = PostDetailsViewController(post: post)
        userInterface.eventHandler = moduleInterface(for: userInterface)
        userInterface.eventHandler.delegate = delegate
        return userInterface
    }

    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: PostDetailsViewController) -> PostDetailsModuleInterface {
        let interactor = PostDetailsInteractor(post: userInterface.post, api: PostAPI.shared)
        let presenter = PostDetailsPresenter(post: userInterface.post)
        presenter.userInterface = userInterface
        presenter.postDetailsInteractor = interactor
        return presenter
    }
}
