import UIKit

/// Assembles the Booking module.
@MainActor
enum BookingAssembly {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func assemble(_ view: BookingViewController, onBooked: ((String) -> Void)? = nil) -> BookingViewController {
        view.eventHandler = assemble(view)
        view.onBooked = onBooked
        return view
    }

    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: BookingViewController) -> BookingViewEventHandler {
        let router = BookingRouter()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingPresenter()
        presenter.view = view
        presenter.bookingProvider = interactor
        presenter.router = router
        router.viewController = view
        return presenter
    }
}
