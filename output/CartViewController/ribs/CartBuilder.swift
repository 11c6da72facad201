import RIBs
import UIKit

@MainActor
protocol CartBuildable: Buildable {
    func build() -> CartRouting
    func build(with viewController: CartViewController) -> CartRouting
}

/// Builds the Cart RIB; attaching its router to that of the parent keeps it.
@MainActor
final class CartBuilder: Builder<EmptyDependency>, CartBuildable {
    func build() -> CartRouting {
        let viewController = CartViewController()
        let router = build(with: viewController)
        return router
    }

    func build(with viewController: CartViewController) -> CartRouting {
        let interactor = CartInteractor(presenter: viewController)
        let router = CartRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
