import UIKit

/// Assembles the ProfileEditor module.
@MainActor
enum ProfileEditorAssembly {
    static func assemble(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view.eventHandler = assemble(view)
        view.delegate = delegate
        return view
    }

    static func assemble(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) -> ProfileEditorController {
        let view = ProfileEditorController(name: name, mail: mail)
        view.eventHandler = assemble(view)
        view.delegate = delegate
        return view
    }

    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: ProfileEditorController) -> ProfileEditorViewEventHandler {
        let router = ProfileEditorRouter()
        let presenter = ProfileEditorPresenter(userID: view.userID)
        presenter.view = view
        presenter.router = router
        router.viewController = view
        return presenter
    }
}
