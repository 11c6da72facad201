import Foundation
import VIPERBuilder

@MainActor
final class BookingPresenter: VIPERPresenter {
    private var bookingInteractor: BookingInteractor? { interactor as? BookingInteractor }
    private var bookingController: BookingViewController? { controller as? BookingViewController }

    // MARK: - State

    let timeFormatter = DateFormatter()

    var voucher: String?

    var failures = 0

    // MARK: - Life cycle

    func viewDidLoad() {
        timeFormatter.dateFormat = "HH:mm"
    }

    // MARK: - Slots

    /// Asks for free tables. An answer to an older question is dropped.
    func reloadSlots() {
        guard let bookingInteractor = bookingInteractor else { return }
        bookingInteractor.increaseRequestNumber()
        let number = bookingInteractor.requestNumber
        bookingController?.showStatus()
        bookingController?.showNumber(number)
    }

    func forgetSlot() {
        bookingInteractor?.clearSelectedSlot()
        bookingController?.clearSlot()
        bookingController?.updatePrice()
    }

    // MARK: - Booking

    func resetFailures(name: String, phone: String) {
        failures = 0
        bookingInteractor?.saveSettings(name: name, phone: phone)
    }

    func askToCallIfNeeded() {
        if failures >= 3 {
            bookingController?.askToCall()
        }
    }

    // MARK: - Guests and price

    func holdText(_ seconds: Int) -> String {
        String(format: "Yours for %d:%02d", seconds / 60, seconds % 60)
    }

    func message(for error: BookingError) -> String {
        switch error {
        case .offline: return "There is no connection."
        case .slotTaken: return "This table is taken."
        case .closed: return "We are closed."
        case .refused(let reason): return reason
        }
    }

    // MARK: - Voucher

    func voucherTapped() {
        guard voucher == nil else {
            voucher = nil
            bookingController?.updateVoucherButton()
            bookingController?.updatePrice()
            return
        }
        bookingInteractor?.showVoucher()
    }

    func didEnter(code: String) {
        voucher = code.uppercased()
        bookingInteractor?.close()
    }
}
