import RIBs
import UIKit

/// What the Booking RIB needs from its parent; one that says nothing gives the real ones.
@MainActor
protocol BookingDependency: Dependency {
    var defaults: UserDefaults { get }
}

extension BookingDependency {
    var defaults: UserDefaults { UserDefaults.standard }
}

/// What the Booking RIB has, for itself and for children.
@MainActor
final class BookingComponent: Component<BookingDependency> {
    fileprivate var defaults: UserDefaults { dependency.defaults }
}

@MainActor
protocol BookingBuildable: Buildable {
    func build(_ viewController: BookingViewController, onBooked: ((String) -> Void)?) -> BookingRouting
    func build(with viewController: BookingViewController) -> BookingRouting
}

/// Builds the Booking RIB; attaching its router to that of the parent keeps it.
@MainActor
final class BookingBuilder: Builder<BookingDependency>, BookingBuildable {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    func build(_ viewController: BookingViewController, onBooked: ((String) -> Void)? = nil) -> BookingRouting {
        let router = build(with: viewController)
        viewController.onBooked = onBooked
        return router
    }

    func build(with viewController: BookingViewController) -> BookingRouting {
        let component = BookingComponent(dependency: dependency)
        let interactor = BookingInteractor(presenter: viewController, defaults: component.defaults)
        let router = BookingRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
