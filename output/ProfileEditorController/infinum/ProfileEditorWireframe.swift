import UIKit

@MainActor
final class ProfileEditorWireframe: BaseWireframe<ProfileEditorController>, ProfileEditorWireframeInterface {
    weak var moduleViewController: UIViewController?

    // MARK: - Module setup -

    convenience init(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) {
        let moduleViewController = ProfileEditorController(userID: userID, profile: profile, session: session)
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
        moduleViewController.delegate = delegate
    }

    convenience init(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) {
        let moduleViewController = ProfileEditorController(name: name, mail: mail)
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
        moduleViewController.delegate = delegate
    }

    /// Sets up the module of a controller that exists already, for example one out of a storyboard.
    static func setup(_ moduleViewController: ProfileEditorController) -> ProfileEditorPresenterInterface {
        let wireframe = ProfileEditorWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: ProfileEditorController) -> ProfileEditorPresenterInterface {
        let presenter = ProfileEditorPresenter(wireframe: self, userID: moduleViewController.userID)
        presenter.view = moduleViewController
        self.moduleViewController = moduleViewController
        return presenter
    }

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        moduleViewController?.navigationController?.pushViewController(picker, animated: true)
    }
}
