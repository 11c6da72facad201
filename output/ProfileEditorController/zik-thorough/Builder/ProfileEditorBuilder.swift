import UIKit

/// Builds the ProfileEditor module: what the module needs are its parameters.
@MainActor
enum ProfileEditorBuilder {
    static func viewController(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> UIViewController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view.eventHandler = buildView(view)
        view.delegate = delegate
        return view
    }

    static func viewController(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) -> UIViewController {
        let view = ProfileEditorController(name: name, mail: mail)
        view.eventHandler = buildView(view)
        view.delegate = delegate
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: ProfileEditorController) -> ProfileEditorViewEventHandler & ProfileEditorViewDataSource {
        let wireframe = ProfileEditorWireframe()
        let presenter = ProfileEditorViewPresenter(userID: view.userID)
        presenter.view = view
        presenter.wireframe = wireframe
        wireframe.view = view
        return presenter
    }
}
