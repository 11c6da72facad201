import RIBs
import UIKit

@MainActor
protocol BookingBuildable: Buildable {
    func build(with viewController: BookingViewController) -> BookingRouting
}

/// Builds the Booking RIB; attaching its router to that of the parent keeps it.
@MainActor
final class BookingBuilder: Builder<EmptyDependency>, BookingBuildable {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    func build(_ viewController: BookingViewController, onBooked: ((String) -> Void)? = nil) -> BookingRouting {
        let router = build(with: viewController)
        viewController.onBooked = onBooked
        return router
    }

    func build(with viewController: BookingViewController) -> BookingRouting {
        let interactor = BookingInteractor(presenter: viewController)
        let router = BookingRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
