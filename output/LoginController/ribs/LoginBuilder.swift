import RIBs
import UIKit

@MainActor
protocol LoginBuildable: Buildable {
    func build(with viewController: LoginController) -> LoginRouting
}

/// Builds the Login RIB; attaching its router to that of the parent keeps it.
@MainActor
final class LoginBuilder: Builder<EmptyDependency>, LoginBuildable {
    func build(with viewController: LoginController) -> LoginRouting {
        let interactor = LoginInteractor(presenter: viewController)
        let router = LoginRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
