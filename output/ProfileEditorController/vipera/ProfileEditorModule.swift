import UIKit

/// Builds the ProfileEditor module.
@MainActor
final class ProfileEditorModule {
    func buildDefault(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> UIViewController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view.presenter = build(for: view)
        view.delegate = delegate
        return view
    }

    func buildDefault(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) -> UIViewController {
        let view = ProfileEditorController(name: name, mail: mail)
        view.presenter = build(for: view)
        view.delegate = delegate
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: ProfileEditorController) -> ProfileEditorPresenter {
        let router = ProfileEditorDefaultRouter()
        let presenter = ProfileEditorDefaultPresenter(userID: view.userID)
        presenter.view = view
        presenter.router = router
        router.viewController = view
        return presenter
    }
}
