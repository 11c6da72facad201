import UIKit

/// Creates the parts of the Booking module and connects them.
@MainActor
enum BookingModuleBuilder {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func buildController(
        _ view: BookingViewController,
        onBooked: ((String) -> Void)? = nil
    ) -> BookingViewController {
        view.presenter = connect(view)
        view.onBooked = onBooked
        return view
    }

    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: BookingViewController) -> BookingPresenterProtocol {
        let router = BookingRouter()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingPresenter(interactor: interactor, router: router)
        presenter.view = view
        router.viewController = view
        return presenter
    }
}
