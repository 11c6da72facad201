import UIKit

extension PostsViewController {
    /// Makes the screen together with its module.
    static func postsViewController() -> PostsViewController {
        let userInterface = PostsViewController()
        userInterface.eventHandler = moduleInterface(for: userInterface)
        return userInterface
    }

    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: PostsViewController) -> PostsModuleInterface {
        let wireFrame = PostsWireFrame()
        let interactor = PostsInteractor(api: PostAPI.shared)
        let presenter = PostsPresenter()
        presenter.userInterface = userInterface
        presenter.postsInteractor = interactor
        presenter.postsWireFrame = wireFrame
        wireFrame.viewController = userInterface
        return presenter
    }
}
