import Foundation
import RIBs

/// What `BookingRouter` asks of `BookingInteractor`.
@MainActor
protocol BookingInteractable: Interactable {
    var voucher: String? { get }
}

/// What `BookingRouter` asks of `BookingViewController`.
@MainActor
protocol BookingViewControllable: ViewControllable {
    func reloadSlots()
    func updatePrice()
    func updateVoucherButton(voucher: String)
}

@MainActor
final class BookingRouter: ViewableRouter<BookingInteractable, BookingViewControllable>, BookingRouting {
    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.viewController.uiviewController.navigationController?.popViewController(animated: true)
            self?.viewController.reloadSlots()
        }
        viewController.uiviewController.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher(controller: VoucherController) {
        viewController.uiviewController.present(controller, animated: true)
    }

    func close() {
        viewController.uiviewController.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.interactor.voucher else { return }
            self.viewController.updateVoucherButton(voucher: voucher)
            self.viewController.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        viewController.uiviewController.dismiss(animated: true)
    }
}
