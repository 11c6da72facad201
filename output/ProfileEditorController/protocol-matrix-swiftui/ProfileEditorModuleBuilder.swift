import UIKit

/// Creates the parts of the ProfileEditor module and connects them.
@MainActor
enum ProfileEditorModuleBuilder {
    /// Makes the controller with its module.
    static func buildController(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view.presenter = connect(view)
        view.delegate = delegate
        return view
    }

    /// Makes the controller with its module.
    static func buildController(
        name: String,
        mail: String,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let view = ProfileEditorController(name: name, mail: mail)
        view.presenter = connect(view)
        view.delegate = delegate
        return view
    }

    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: ProfileEditorController) -> ProfileEditorPresenterProtocol {
        let router = ProfileEditorRouter()
        let presenter = ProfileEditorPresenter(router: router)
        presenter.view = view
        router.viewController = view
        return presenter
    }
}
