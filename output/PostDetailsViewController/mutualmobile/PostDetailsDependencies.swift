import UIKit

/// What `AppDependencies` does for the PostDetails module.
@MainActor
final class PostDetailsDependencies {
    /// Makes the screen together with its module.
    func postDetailsViewController(post: Post, delegate: PostDetailsDelegate? = nil) -> PostDetailsViewController {
        let userInterface = PostDetailsViewController(post: post)
        userInterface.eventHandler = configureDependencies(for: userInterface)
        userInterface.eventHandler.delegate = delegate
        return userInterface
    }

    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: PostDetailsViewController) -> PostDetailsModuleInterface {
        let dataManager = PostDetailsDataManager(post: userInterface.post)
        let interactor = PostDetailsInteractor(dataManager: dataManager, post: userInterface.post, api: PostAPI.shared)
        let presenter = PostDetailsPresenter(post: userInterface.post)
        presenter.userInterface = userInterface
        presenter.postDetailsInteractor = interactor
        interactor.output = presenter
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the PostDetails module.
    var postDetails: PostDetailsDependencies { PostDetailsDependencies() }
}
