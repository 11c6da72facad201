import UIKit

/// What `AppDependencies` does for the Posts module.
@MainActor
final class PostsDependencies {
    /// Makes the screen together with its module.
    func postsViewController() -> PostsViewController {
        let userInterface = PostsViewController()
        userInterface.eventHandler = configureDependencies(for: userInterface)
        return userInterface
    }

    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: PostsViewController) -> PostsModuleInterface {
        let wireframe = PostsWireframe()
        let dataManager = PostsDataManager()
        let interactor = PostsInteractor(dataManager: dataManager, api: PostAPI.shared)
        let presenter = PostsPresenter()
        presenter.userInterface = userInterface
        presenter.postsInteractor = interactor
        presenter.postsWireframe = wireframe
        interactor.output = presenter
        wireframe.postsViewController = userInterface
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the Posts module.
    var posts: PostsDependencies { PostsDependencies() }
}
