import RIBs
import UIKit

@MainActor
protocol LoginBuildable: Buildable {
    func build(with viewController: LoginController) -> LoginRouting
}

/// Builds the Login RIB; attaching its router to that of the parent keeps it.
@MainActor
final class LoginBuilder: Builder<EmptyDependency>, LoginBuildable {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    func build(
        _ viewController: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginRouting {
        let router = build(with: viewController)
        viewController.listener?.prefilledUserName = prefilledUserName
        viewController.listener?.onLogin = onLogin
        return router
    }

    func build(with viewController: LoginController) -> LoginRouting {
        let interactor = LoginInteractor(presenter: viewController)
        let router = LoginRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
