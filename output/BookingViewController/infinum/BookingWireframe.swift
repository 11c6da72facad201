import Foundation

@MainActor
final class BookingWireframe: BaseWireframe<BookingViewController>, BookingWireframeInterface {
    weak var moduleViewController: BookingViewController?

    // MARK: - Module setup -

    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    convenience init(_ moduleViewController: BookingViewController, onBooked: ((String) -> Void)? = nil) {
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
        moduleViewController.onBooked = onBooked
    }

    /// Sets up the module of a controller that exists already, for example one out of a storyboard.
    static func setup(_ moduleViewController: BookingViewController) -> BookingPresenterInterface {
        let wireframe = BookingWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: BookingViewController) -> BookingPresenterInterface {
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingPresenter(interactor: interactor, wireframe: self)
        presenter.view = moduleViewController
        self.moduleViewController = moduleViewController
        return presenter
    }

    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.moduleViewController?.navigationController?.popViewController(animated: true)
            self?.moduleViewController?.reloadSlots()
        }
        moduleViewController?.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher() {
        guard let moduleViewController = moduleViewController else { return }
        let controller = VoucherController()
        controller.delegate = moduleViewController
        moduleViewController.present(controller, animated: true)
    }

    func close() {
        moduleViewController?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.moduleViewController?.voucher else { return }
            self.moduleViewController?.showRemoveVoucherButton(voucher: voucher)
            self.moduleViewController?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        moduleViewController?.dismiss(animated: true)
    }
}
