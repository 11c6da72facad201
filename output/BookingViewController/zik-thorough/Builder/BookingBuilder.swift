import UIKit

/// Builds the Booking module: what the module needs are its parameters.
@MainActor
enum BookingBuilder {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func viewController(_ view: BookingViewController, onBooked: ((String) -> Void)? = nil) -> UIViewController {
        view.eventHandler = buildView(view)
        view.onBooked = onBooked
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: BookingViewController) -> BookingViewEventHandler & BookingViewDataSource {
        let wireframe = BookingWireframe()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        wireframe.view = view
        return presenter
    }
}
