import UIKit

/// Configures the Booking module.
@MainActor
final class BookingModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? BookingViewController else { return }
        viewController.output = configure(viewController: viewController)
    }

    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    func bookingViewController(
        _ viewController: BookingViewController,
        onBooked: ((String) -> Void)? = nil
    ) -> BookingViewController {
        viewController.output = configure(viewController: viewController)
        viewController.onBooked = onBooked
        return viewController
    }

    func configure(viewController: BookingViewController) -> BookingViewOutput {
        let router = BookingRouter()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingPresenter()
        presenter.view = viewController
        presenter.interactor = interactor
        presenter.router = router
        router.transitionHandler = viewController
        return presenter
    }
}
