import RIBs
import UIKit

/// What the Login RIB needs from its parent; one that says nothing gives the real ones.
@MainActor
protocol LoginDependency: Dependency {
    var session: URLSession { get }
    var defaults: UserDefaults { get }
}

extension LoginDependency {
    var session: URLSession { URLSession(configuration: .default) }
    var defaults: UserDefaults { UserDefaults.standard }
}

/// What the Login RIB has, for itself and for children.
@MainActor
final class LoginComponent: Component<LoginDependency> {
    fileprivate var session: URLSession { dependency.session }
    fileprivate var defaults: UserDefaults { dependency.defaults }
}

/// Who is told what the Login module reports.
@MainActor
protocol LoginListener: AnyObject {
    func onLogin(_ value: String)
}

@MainActor
protocol LoginBuildable: Buildable {
    func build(
        _ viewController: LoginController,
        withListener listener: LoginListener,
        prefilledUserName: String?
    ) -> LoginRouting
    func build(with viewController: LoginController, listener: LoginListener?) -> LoginRouting
}

/// Builds the Login RIB; attaching its router to that of the parent keeps it.
@MainActor
final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    func build(
        _ viewController: LoginController,
        withListener listener: LoginListener,
        prefilledUserName: String? = nil
    ) -> LoginRouting {
        let router = build(with: viewController, listener: listener)
        viewController.listener?.prefilledUserName = prefilledUserName
        return router
    }

    func build(with viewController: LoginController, listener: LoginListener?) -> LoginRouting {
        let component = LoginComponent(dependency: dependency)
        let interactor = LoginInteractor(
            presenter: viewController,
            session: component.session,
            defaults: component.defaults
        )
        let router = LoginRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        interactor.listener = listener
        viewController.listener = interactor
        return router
    }
}
