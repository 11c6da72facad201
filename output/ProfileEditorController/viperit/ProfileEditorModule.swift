import UIKit
import Viperit

/// Ties the parts of the ProfileEditor module together.
@MainActor
enum ProfileEditorModule {
    static func build(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view._presenter = build(view: view)
        view.delegate = delegate
        return view
    }

    static func build(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) -> ProfileEditorController {
        let view = ProfileEditorController(name: name, mail: mail)
        view._presenter = build(view: view)
        view.delegate = delegate
        return view
    }

    /// Ties the module of a view that exists already, for example one out of a storyboard.
    static func build(view: ProfileEditorController) -> ProfileEditorPresenter {
        let router = ProfileEditorRouter()
        let presenter = ProfileEditorPresenter()
        presenter._view = view
        presenter._router = router
        router._presenter = presenter
        return presenter
    }
}
