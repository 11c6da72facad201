import RIBs
import UIKit

/// What the Greeting RIB needs from its parent; one that says nothing gives the real ones.
@MainActor
protocol GreetingDependency: Dependency {
    var defaults: UserDefaults { get }
}

extension GreetingDependency {
    var defaults: UserDefaults { UserDefaults.standard }
}

/// What the Greeting RIB has, for itself and for children.
@MainActor
final class GreetingComponent: Component<GreetingDependency> {
    fileprivate var defaults: UserDefaults { dependency.defaults }
}

@MainActor
protocol GreetingBuildable: Buildable {
    func build() -> ViewableRouting
    func build(with viewController: GreetingViewController) -> ViewableRouting
}

/// Builds the Greeting RIB; attaching its router to that of the parent keeps it.
@MainActor
final class GreetingBuilder: Builder<GreetingDependency>, GreetingBuildable {
    func build() -> ViewableRouting {
        let viewController = GreetingViewController()
        let router = build(with: viewController)
        return router
    }

    func build(with viewController: GreetingViewController) -> ViewableRouting {
        let component = GreetingComponent(dependency: dependency)
        let interactor = GreetingInteractor(presenter: viewController, defaults: component.defaults)
        let router = GreetingRouter(interactor: interactor, viewController: viewController)
        viewController.listener = interactor
        return router
    }
}
