import UIKit

/// What `AppDependencies` does for the Booking module.
@MainActor
final class BookingDependencies {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    func bookingViewController(
        _ userInterface: BookingViewController,
        onBooked: ((String) -> Void)? = nil
    ) -> BookingViewController {
        userInterface.eventHandler = configureDependencies(for: userInterface)
        userInterface.onBooked = onBooked
        return userInterface
    }

    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: BookingViewController) -> BookingModuleInterface {
        let wireframe = BookingWireframe()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingPresenter()
        presenter.userInterface = userInterface
        presenter.bookingInteractor = interactor
        presenter.bookingWireframe = wireframe
        wireframe.bookingViewController = userInterface
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the Booking module.
    var booking: BookingDependencies { BookingDependencies() }
}
