import Foundation
import VIPERBuilder

@MainActor
final class BookingRouter: VIPERRouter {
    private var bookingController: BookingViewController? { controller as? BookingViewController }

    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.bookingController?.navigationController?.popViewController(animated: true)
            self?.bookingController?.reloadSlots()
        }
        bookingController?.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher() {
        guard let bookingController = bookingController else { return }
        let controller = VoucherController()
        controller.delegate = bookingController
        bookingController.present(controller, animated: true)
    }

    func close() {
        bookingController?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.bookingController?.voucher else { return }
            self.bookingController?.showRemoveVoucherButton(voucher: voucher)
            self.bookingController?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        bookingController?.dismiss(animated: true)
    }
}
