import Foundation

@MainActor
final class BookingWireframe: BookingWireframeInput {
    weak var view: BookingViewController?

    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.view?.navigationController?.popViewController(animated: true)
            self?.view?.reloadSlots()
        }
        view?.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher() {
        guard let view = view else { return }
        let controller = VoucherController()
        controller.delegate = view
        view.present(controller, animated: true)
    }

    func close() {
        view?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.view?.voucher else { return }
            self.view?.showRemoveVoucherButton(voucher: voucher)
            self.view?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        view?.dismiss(animated: true)
    }
}
