import UIKit

extension BookingViewController {
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
