import UIKit

/// What `AppDependencies` does for the Article module.
@MainActor
final class ArticleDependencies {
    /// Makes the screen together with its module.
    func articleViewController() -> ArticleViewController {
        let userInterface = ArticleViewController()
        userInterface.eventHandler = configureDependencies(for: userInterface)
        return userInterface
    }

    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: ArticleViewController) -> ArticleModuleInterface {
        let wireframe = ArticleWireframe()
        let dataManager = ArticleDataManager(defaults: UserDefaults.standard)
        let interactor = ArticleInteractor(dataManager: dataManager, service: ArticleService.shared)
        let presenter = ArticlePresenter()
        presenter.userInterface = userInterface
        presenter.articleInteractor = interactor
        presenter.articleWireframe = wireframe
        interactor.output = presenter
        wireframe.articleViewController = userInterface
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the Article module.
    var article: ArticleDependencies { ArticleDependencies() }
}
