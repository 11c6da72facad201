import Foundation

@MainActor
final class BookingRouter: BookingRouterInput {
    weak var transitionHandler: BookingViewController?

    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.transitionHandler?.navigationController?.popViewController(animated: true)
            self?.transitionHandler?.reloadSlots()
        }
        transitionHandler?.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher() {
        guard let transitionHandler = transitionHandler else { return }
        let controller = VoucherController()
        controller.delegate = transitionHandler
        transitionHandler.present(controller, animated: true)
    }

    func close() {
        transitionHandler?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.transitionHandler?.voucher else { return }
            self.transitionHandler?.showRemoveVoucherButton(voucher: voucher)
            self.transitionHandler?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        transitionHandler?.dismiss(animated: true)
    }
}
