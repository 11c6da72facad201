import RIBs
import UIKit

@MainActor
protocol ProfileEditorBuildable: Buildable {
    func build(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate?
    ) -> ProfileEditorRouting
    func build(name: String, mail: String, delegate: ProfileEditorDelegate?) -> ProfileEditorRouting
    func build(with viewController: ProfileEditorController) -> ProfileEditorRouting
}

/// Builds the ProfileEditor RIB; attaching its router to that of the parent keeps it.
@MainActor
final class ProfileEditorBuilder: Builder<EmptyDependency>, ProfileEditorBuildable {
    func build(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> ProfileEditorRouting {
        let viewController = ProfileEditorController(userID: userID, profile: profile, session: session)
        let router = build(with: viewController)
        viewController.delegate = delegate
        return router
    }

    func build(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) -> ProfileEditorRouting {
        let viewController = ProfileEditorController(name: name, mail: mail)
        let router = build(with: viewController)
        viewController.delegate = delegate
        return router
    }

    func build(with viewController: ProfileEditorController) -> ProfileEditorRouting {
        let interactor = ProfileEditorInteractor(presenter: viewController)
        let router = ProfileEditorRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
