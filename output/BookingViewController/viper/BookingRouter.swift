import UIKit

@MainActor
final class BookingRouter: BookingRouterInput {
    weak var viewController: BookingViewController?
    weak var output: BookingRouterOutput?

    // MARK: - Voucher

    func showVoucher() {
        guard let viewController = viewController else { return }
        let controller = VoucherController()
        controller.delegate = viewController
        viewController.present(controller, animated: true)
    }

    func close() {
        viewController?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.output?.voucher else { return }
            self.viewController?.showRemoveVoucherButton(voucher: voucher)
            self.viewController?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        viewController?.dismiss(animated: true)
    }
}
