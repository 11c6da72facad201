import UIKit

/// Builds the Booking module.
@MainActor
final class BookingModule {
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
