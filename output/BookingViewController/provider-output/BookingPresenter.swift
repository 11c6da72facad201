import Foundation

@MainActor
final class BookingPresenter: BookingViewEventHandler {
    weak var view: BookingView?
    var bookingProvider: BookingProvider!
    var router: BookingRouting!

    // MARK: - State

    let timeFormatter = DateFormatter()

    var voucher: String?

    var failures = 0

    // MARK: - Life cycle

    func viewDidLoad() {
        timeFormatter.dateFormat = "HH:mm"
    }

    // MARK: - Slots

    func forgetSlotIfNeeded() {
        if let selected = bookingProvider.selectedSlot, !self.bookingProvider.slots.contains(where: { $0.id == selected.id }) {
            view?.releaseService(selected: selected)
            forgetSlot()
        }
    }

    func forgetSlot() {
        bookingProvider.clearSelectedSlot()
        view?.clearSlot()
        view?.updatePrice()
    }

    // MARK: - Booking

    func askToCallIfNeeded() {
        if failures >= 3 {
            view?.askToCall()
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
            view?.updateVoucherButton()
            view?.updatePrice()
            return
        }
        router.showVoucher()
    }

    func didEnter(code: String) {
        voucher = code.uppercased()
        router.close()
    }

    // MARK: - Passed on

    var defaults: UserDefaults {
        bookingProvider.defaults
    }

    var slots: [BookingSlot] {
        get { bookingProvider.slots }
        set { bookingProvider.slots = newValue }
    }

    var selectedSlot: BookingSlot? {
        bookingProvider.selectedSlot
    }

    var guests: Int {
        bookingProvider.guests
    }

    var secondsLeft: Int {
        get { bookingProvider.secondsLeft }
        set { bookingProvider.secondsLeft = newValue }
    }

    var holdTimer: Timer? {
        get { bookingProvider.holdTimer }
        set { bookingProvider.holdTimer = newValue }
    }

    var requestNumber: Int {
        bookingProvider.requestNumber
    }

    func priceText(_ price: Decimal) -> String {
        bookingProvider.priceText(price)
    }

    func loadGuests() {
        bookingProvider.loadGuests()
    }

    func stopHoldTimer() {
        bookingProvider.stopHoldTimer()
    }

    func nextNumber() -> Int {
        bookingProvider.nextNumber()
    }

    func refreshSlots() {
        bookingProvider.refreshSlots()
    }

    func clearSlots() {
        bookingProvider.clearSlots()
    }

    func storeSelectedSlot(_ slot: BookingSlot) {
        bookingProvider.storeSelectedSlot(slot)
    }

    func stopHoldTimerOnChoose() {
        bookingProvider.stopHoldTimerOnChoose()
    }

    func decreaseSecondsLeft() {
        bookingProvider.decreaseSecondsLeft()
    }

    func saveSettings(name: String, phone: String) {
        bookingProvider.saveSettings(name: name, phone: phone)
    }

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        router.showConfirmation(confirmation)
    }

    func updateGuests(value: Double) {
        bookingProvider.updateGuests(value: value)
    }

    func closeVoucher() {
        router.closeVoucher()
    }

    func numberOfRows() -> Int {
        bookingProvider.numberOfRows()
    }
}
