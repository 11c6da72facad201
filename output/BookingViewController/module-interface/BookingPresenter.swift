import Foundation

@MainActor
final class BookingPresenter: BookingModuleInterface {
    weak var userInterface: BookingViewInterface?
    var bookingInteractor: BookingInteractorInterface!
    var bookingWireFrame: BookingWireFrameInterface!

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
        if let selected = bookingInteractor.selectedSlot, !self.bookingInteractor.slots.contains(where: { $0.id == selected.id }) {
            userInterface?.releaseService(selected: selected)
            forgetSlot()
        }
    }

    func forgetSlot() {
        bookingInteractor.clearSelectedSlot()
        userInterface?.clearSlot()
        userInterface?.updatePrice()
    }

    // MARK: - Booking

    func askToCallIfNeeded() {
        if failures >= 3 {
            userInterface?.askToCall()
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
            userInterface?.updateVoucherButton()
            userInterface?.updatePrice()
            return
        }
        bookingWireFrame.showVoucher()
    }

    func didEnter(code: String) {
        voucher = code.uppercased()
        bookingWireFrame.close()
    }

    // MARK: - Passed on

    var defaults: UserDefaults {
        bookingInteractor.defaults
    }

    var slots: [BookingSlot] {
        get { bookingInteractor.slots }
        set { bookingInteractor.slots = newValue }
    }

    var selectedSlot: BookingSlot? {
        bookingInteractor.selectedSlot
    }

    var guests: Int {
        bookingInteractor.guests
    }

    var secondsLeft: Int {
        get { bookingInteractor.secondsLeft }
        set { bookingInteractor.secondsLeft = newValue }
    }

    var holdTimer: Timer? {
        get { bookingInteractor.holdTimer }
        set { bookingInteractor.holdTimer = newValue }
    }

    var requestNumber: Int {
        bookingInteractor.requestNumber
    }

    func priceText(_ price: Decimal) -> String {
        bookingInteractor.priceText(price)
    }

    func loadGuests() {
        bookingInteractor.loadGuests()
    }

    func stopHoldTimer() {
        bookingInteractor.stopHoldTimer()
    }

    func nextNumber() -> Int {
        bookingInteractor.nextNumber()
    }

    func refreshSlots() {
        bookingInteractor.refreshSlots()
    }

    func clearSlots() {
        bookingInteractor.clearSlots()
    }

    func storeSelectedSlot(_ slot: BookingSlot) {
        bookingInteractor.storeSelectedSlot(slot)
    }

    func stopHoldTimerOnChoose() {
        bookingInteractor.stopHoldTimerOnChoose()
    }

    func decreaseSecondsLeft() {
        bookingInteractor.decreaseSecondsLeft()
    }

    func saveSettings(name: String, phone: String) {
        bookingInteractor.saveSettings(name: name, phone: phone)
    }

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        bookingWireFrame.showConfirmation(confirmation)
    }

    func updateGuests(value: Double) {
        bookingInteractor.updateGuests(value: value)
    }

    func closeVoucher() {
        bookingWireFrame.closeVoucher()
    }

    func numberOfRows() -> Int {
        bookingInteractor.numberOfRows()
    }
}
