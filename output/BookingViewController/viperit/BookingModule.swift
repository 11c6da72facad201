import UIKit
import Viperit

/// Ties the parts of the Booking module together.
@MainActor
enum BookingModule {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func build(_ view: BookingViewController, onBooked: ((String) -> Void)? = nil) -> BookingViewController {
        view._presenter = build(view: view)
        view.onBooked = onBooked
        return view
    }

    /// Ties the module of a view that exists already, for example one out of a storyboard.
    static func build(view: BookingViewController) -> BookingPresenter {
        let router = BookingRouter()
        let interactor = BookingInteractor()
        let presenter = BookingPresenter()
        presenter._view = view
        presenter._interactor = interactor
        presenter._router = router
        interactor._presenter = presenter
        router._presenter = presenter
        return presenter
    }
}
