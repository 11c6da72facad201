import Foundation

@MainActor
final class BookingWireFrame: BookingWireFrameInterface {
    weak var viewController: BookingViewController?

    // MARK: - Pages by key

    /// Shows the page that a message names, for those who know it by its key; what cannot be shown is logged.
    func routing(messageOfPage message: BookingMessageInfo) {
        guard let show = Self.pages[message.name] else {
            NSLog("%@", "BookingWireFrame has no page '\(message.name)'")
            return
        }
        do {
            try show(self, message)
        } catch {
            NSLog("%@", "BookingWireFrame cannot show '\(message.name)': \(error)")
        }
    }

    /// What shows each page, by its key.
    private static let pages: [String: (BookingWireFrame, BookingMessageInfo) throws -> Void] = [
        BookingMessageInfo.Page.showConfirmation: { wireFrame, message in
            wireFrame.showConfirmation(try message.value("confirmation"))
        },
        BookingMessageInfo.Page.showVoucher: { wireFrame, message in
            wireFrame.showVoucher()
        },
        BookingMessageInfo.Page.close: { wireFrame, message in
            wireFrame.close()
        },
        BookingMessageInfo.Page.closeVoucher: { wireFrame, message in
            wireFrame.closeVoucher()
        },
    ]

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
