import UIKit

/// What `AppDependencies` does for the ProfileEditor module.
@MainActor
final class ProfileEditorDependencies {
    /// Makes the screen together with its module.
    func profileEditorViewController(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let userInterface = ProfileEditorController(userID: userID, profile: profile, session: session)
        userInterface.eventHandler = configureDependencies(for: userInterface)
        userInterface.delegate = delegate
        return userInterface
    }

    /// Makes the screen together with its module.
    func profileEditorViewController(
        name: String,
        mail: String,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let userInterface = ProfileEditorController(name: name, mail: mail)
        userInterface.eventHandler = configureDependencies(for: userInterface)
        userInterface.delegate = delegate
        return userInterface
    }

    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: ProfileEditorController) -> ProfileEditorModuleInterface {
        let wireframe = ProfileEditorWireframe()
        let presenter = ProfileEditorPresenter(userID: userInterface.userID)
        presenter.userInterface = userInterface
        presenter.profileEditorWireframe = wireframe
        wireframe.profileEditorViewController = userInterface
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the ProfileEditor module.
    var profileEditor: ProfileEditorDependencies { ProfileEditorDependencies() }
}
