import Foundation

@MainActor
final class BookingWireframe: BookingWireframeProtocol {
    weak var viewController: BookingViewController?

    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func initializeModule(
        _ view: BookingViewController,
        onBooked: ((String) -> Void)? = nil
    ) -> BookingViewController {
        view.presenter = initializeModule(for: view)
        view.onBooked = onBooked
        return view
    }

    /// Initialises the module of a controller that exists already, for example one out of a storyboard.
    static func initializeModule(for view: BookingViewController) -> BookingPresenterProtocol {
        let wireframe = BookingWireframe()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        wireframe.viewController = view
        return presenter
    }

    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.viewController?.navigationController?.popViewController(animated: true)
            self?.viewController?.reloadSlots()
        }
        viewController?.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher() {
        guard let viewController = viewController else { return }
        let controller = VoucherController()
        controller.delegate = viewController
        viewController.present(controller, animated: true)
    }

    func close() {
        viewController?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.viewController?.voucher else { return }
            self.viewController?.showRemoveVoucherButton(voucher: voucher)
            self.viewController?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        viewController?.dismiss(animated: true)
    }
}
