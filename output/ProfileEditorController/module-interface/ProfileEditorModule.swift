import UIKit

extension ProfileEditorController {
    /// Makes the screen together with its module.
    static func profileEditorViewController(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let userInterface = ProfileEditorController(userID: userID, profile: profile, session: session)
        userInterface.eventHandler = moduleInterface(for: userInterface)
        userInterface.delegate = delegate
        return userInterface
    }

    /// Makes the screen together with its module.
    static func profileEditorViewController(
        name: String,
        mail: String,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorController {
        let userInterface = ProfileEditorController(name: name, mail: mail)
        userInterface.eventHandler = moduleInterface(for: userInterface)
        userInterface.delegate = delegate
        return userInterface
    }

    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: ProfileEditorController) -> ProfileEditorModuleInterface {
        let wireFrame = ProfileEditorWireFrame()
        let presenter = ProfileEditorPresenter(userID: userInterface.userID)
        presenter.userInterface = userInterface
        presenter.profileEditorWireFrame = wireFrame
        wireFrame.viewController = userInterface
        return presenter
    }
}
