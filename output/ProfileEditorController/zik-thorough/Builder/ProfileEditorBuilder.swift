import UIKit

/// Builds the ProfileEditor module: what the module needs are its parameters.
@MainActor
enum ProfileEditorBuilder {
    static func viewController(userID: String, profile: ProfileEditorController.Profile, session: URLSession) -> UIViewController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view.eventHandler = buildView(view)
        return view
    }

    static func viewController(name: String, mail: String) -> UIViewController {
        let view = ProfileEditorController(name: name, mail: mail)
        view.eventHandler = buildView(view)
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
