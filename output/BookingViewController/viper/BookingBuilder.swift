import UIKit

/// Builds the Booking module and ties its parts together.
@MainActor
enum BookingBuilder {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func build(_ view: BookingViewController, onBooked: ((String) -> Void)? = nil) -> BookingViewController {
        view.presenter = wire(view)
        view.onBooked = onBooked
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: BookingViewController) -> BookingViewOutput {
        let router = BookingRouter()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingPresenter(interactor: interactor, router: router)
        presenter.view = view
        router.viewController = view
        router.output = presenter
        return presenter
    }
}
