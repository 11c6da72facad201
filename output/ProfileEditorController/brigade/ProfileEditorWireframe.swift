import UIKit

@MainActor
final class ProfileEditorWireframe: ProfileEditorWireframeProtocol {
    weak var viewController: UIViewController?

    /// Makes the screen together with its module; what it needs are its parameters.
    static func initializeModule(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let view = ProfileEditorController(userID: userID, profile: profile, session: session)
        view.presenter = initializeModule(for: view)
        view.delegate = delegate
        return view
    }

    /// Makes the screen together with its module; what it needs are its parameters.
    static func initializeModule(
        name: String,
        mail: String,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let view = ProfileEditorController(name: name, mail: mail)
        view.presenter = initializeModule(for: view)
        view.delegate = delegate
        return view
    }

    /// Initialises the module of a controller that exists already, for example one out of a storyboard.
    static func initializeModule(for view: ProfileEditorController) -> ProfileEditorPresenterProtocol {
        let wireframe = ProfileEditorWireframe()
        let presenter = ProfileEditorPresenter(wireframe: wireframe, userID: view.userID)
        presenter.view = view
        wireframe.viewController = view
        return presenter
    }

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        viewController?.navigationController?.pushViewController(picker, animated: true)
    }
}
