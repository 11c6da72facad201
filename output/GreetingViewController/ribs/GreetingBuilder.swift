import RIBs
import UIKit

@MainActor
protocol GreetingBuildable: Buildable {
    func build(with viewController: GreetingViewController) -> ViewableRouting
}

/// Builds the Greeting RIB; attaching its router to that of the parent keeps it.
@MainActor
final class GreetingBuilder: Builder<EmptyDependency>, GreetingBuildable {
    func build() -> ViewableRouting {
        let viewController = GreetingViewController()
        let router = build(with: viewController)
        return router
    }

    func build(with viewController: GreetingViewController) -> ViewableRouting {
        let interactor = GreetingInteractor(presenter: viewController)
        let router = GreetingRouter(interactor: interactor, viewController: viewController)
        viewController.listener = interactor
        return router
    }
}
