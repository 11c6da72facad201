import UIKit

extension ArticleViewController {
    /// Makes the screen together with its module.
    static func articleViewController() -> ArticleViewController {
        let userInterface = ArticleViewController()
        userInterface.eventHandler = moduleInterface(for: userInterface)
        return userInterface
    }

    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: ArticleViewController) -> ArticleModuleInterface {
        let wireFrame = ArticleWireFrame()
        let interactor = ArticleInteractor(service: ArticleService.shared, defaults: UserDefaults.standard)
        let presenter = ArticlePresenter()
        presenter.userInterface = userInterface
        presenter.articleInteractor = interactor
        presenter.articleWireFrame = wireFrame
        wireFrame.viewController = userInterface
        return presenter
    }
}
