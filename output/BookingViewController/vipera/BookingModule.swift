import UIKit

/// Builds the Booking module.
@MainActor
final class BookingModule {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    func buildDefault(_ view: BookingViewController, onBooked: ((String) -> Void)? = nil) -> UIViewController {
        view.presenter = build(for: view)
        view.onBooked = onBooked
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: BookingViewController) -> BookingPresenter {
        let router = BookingDefaultRouter()
        let interactor = BookingDefaultInteractor(defaults: UserDefaults.standard)
        let presenter = BookingDefaultPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        router.presenter = presenter
        router.viewController = view
        return presenter
    }
}
