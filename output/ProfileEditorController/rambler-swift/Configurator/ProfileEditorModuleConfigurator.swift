import UIKit

/// Configures the ProfileEditor module.
@MainActor
final class ProfileEditorModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? ProfileEditorController else { return }
        viewController.output = configure(viewController: viewController)
    }

    /// Makes the screen together with its module.
    func profileEditorViewController(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let viewController = ProfileEditorController(userID: userID, profile: profile, session: session)
        viewController.output = configure(viewController: viewController)
        viewController.delegate = delegate
        return viewController
    }

    /// Makes the screen together with its module.
    func profileEditorViewController(
        name: String,
        mail: String,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let viewController = ProfileEditorController(name: name, mail: mail)
        viewController.output = configure(viewController: viewController)
        viewController.delegate = delegate
        return viewController
    }

    func configure(viewController: ProfileEditorController) -> ProfileEditorViewOutput {
        let router = ProfileEditorRouter()
        let presenter = ProfileEditorPresenter(userID: viewController.userID)
        presenter.view = viewController
        presenter.router = router
        router.transitionHandler = viewController
        return presenter
    }
}
