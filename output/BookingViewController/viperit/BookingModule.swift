import UIKit
import Viperit

/// Ties the parts of the Booking module together.
@MainActor
enum BookingModule {
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
