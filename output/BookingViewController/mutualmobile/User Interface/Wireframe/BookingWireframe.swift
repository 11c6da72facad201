import Foundation

@MainActor
final class BookingWireframe: BookingWireframeInterface {
    weak var bookingViewController: BookingViewController?

    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.bookingViewController?.navigationController?.popViewController(animated: true)
            self?.bookingViewController?.reloadSlots()
        }
        bookingViewController?.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher() {
        guard let bookingViewController = bookingViewController else { return }
        let controller = VoucherController()
        controller.delegate = bookingViewController
        bookingViewController.present(controller, animated: true)
    }

    func close() {
        bookingViewController?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.bookingViewController?.voucher else { return }
            self.bookingViewController?.showRemoveVoucherButton(voucher: voucher)
            self.bookingViewController?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        bookingViewController?.dismiss(animated: true)
    }
}
