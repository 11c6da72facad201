import UIKit
import ZIKRouter.Internal
import ZRouter

@MainActor
final class ProfileEditorViewRouter: ZIKViewRouter<ProfileEditorController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(ProfileEditorController.self)
        register(RoutableView<ProfileEditorProvidedInput>())
    }

    override func prepareDestination(_ destination: ProfileEditorController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: ProfileEditorController) -> ProfileEditorViewEventHandler & ProfileEditorViewDataSource {
        guard let router = ProfileEditorViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("ProfileEditorViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: ProfileEditorController) -> ProfileEditorViewEventHandler & ProfileEditorViewDataSource {
        let presenter = ProfileEditorViewPresenter(userID: view.userID)
        presenter.view = view
        presenter.router = self
        return presenter
    }

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        destination?.navigationController?.pushViewController(picker, animated: true)
    }
}
