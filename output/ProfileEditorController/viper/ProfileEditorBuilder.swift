import UIKit

/// Builds the ProfileEditor module and ties its parts together.
@MainActor
enum ProfileEditorBuilder {
    /// Makes the screen together with its module.
    static func build(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view.delegate = delegate
        return view
    }

    /// Makes the screen together with its module.
    static func build(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) -> ProfileEditorController {
        let view = ProfileEditorController(name: name, mail: mail)
        view.delegate = delegate
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: ProfileEditorController, session: URLSession) -> ProfileEditorViewOutput {
        let router = ProfileEditorRouter()
        let interactor = ProfileEditorInteractor(session: session)
        let presenter = ProfileEditorPresenter(interactor: interactor, router: router, userID: view.userID)
        presenter.view = view
        router.viewController = view
        return presenter
    }
}
