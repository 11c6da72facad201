import UIKit

/// Configures the Booking module.
@MainActor
final class BookingModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? BookingViewController else { return }
        viewController.output = configure(viewController: viewController)
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
