import UIKit

/// Creates the parts of the ProfileEditor module and connects them.
@MainActor
enum ProfileEditorModuleBuilder {
    static func build(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> UIViewController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view.presenter = connect(view)
        view.delegate = delegate
        return view
    }

    static func build(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) -> UIViewController {
        let view = ProfileEditorController(name: name, mail: mail)
        view.presenter = connect(view)
        view.delegate = delegate
        return view
    }

    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: ProfileEditorController) -> ProfileEditorPresenterProtocol {
        let router = ProfileEditorRouter()
        let presenter = ProfileEditorPresenter(router: router, userID: view.userID)
        presenter.view = view
        router.viewController = view
        return presenter
    }
}
