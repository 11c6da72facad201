import UIKit

extension BookingViewController {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func bookingViewController(
        _ userInterface: BookingViewController,
        onBooked: ((String) -> Void)? = nil
    ) -> BookingViewController {
        userInterface.eventHandler = moduleInterface(for: userInterface)
        userInterface.onBooked = onBooked
        return userInterface
    }

    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: BookingViewController) -> BookingModuleInterface {
        let wireFrame = BookingWireFrame()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingPresenter()
        presenter.userInterface = userInterface
        presenter.bookingInteractor = interactor
        presenter.bookingWireFrame = wireFrame
        wireFrame.viewController = userInterface
        return presenter
    }
}
