import Foundation
import Viperit

@MainActor
final class BookingRouter: Router, BookingRouterApi {
    private var presenter: BookingPresenterApi? { _presenter as? BookingPresenterApi }
    private var bookingView: BookingViewController? { _presenter?._view as? BookingViewController }

    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.bookingView?.navigationController?.popViewController(animated: true)
            self?.bookingView?.reloadSlots()
        }
        bookingView?.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher() {
        guard let bookingView = bookingView else { return }
        let controller = VoucherController()
        controller.delegate = bookingView
        bookingView.present(controller, animated: true)
    }

    func close() {
        bookingView?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.presenter?.voucher else { return }
            self.bookingView?.showRemoveVoucherButton(voucher: voucher)
            self.bookingView?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        bookingView?.dismiss(animated: true)
    }
}
