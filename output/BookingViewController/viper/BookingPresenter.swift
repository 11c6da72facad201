import Foundation

@MainActor
final class BookingPresenter: BookingViewOutput {
    weak var view: BookingViewInput?
    private let interactor: BookingInteractorInput
    private let router: BookingRouterInput

    // MARK: - State

    let timeFormatter = DateFormatter()

    var voucher: String?

    var failures = 0

    init(interactor: BookingInteractorInput, router: BookingRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        timeFormatter.dateFormat = "HH:mm"
    }

    func viewWillDisappear() {
        interactor.stopHoldTimer()
    }

    // MARK: - Slots

    func forgetSlotIfNeeded() {
        if let selected = interactor.selectedSlot, !self.interactor.slots.contains(where: { $0.id == selected.id }) {
            view?.releaseService(selected: selected)
            forgetSlot()
        }
    }

    func forgetSlot() {
        interactor.clearSelectedSlot()
        view?.clearSlot()
        view?.updatePrice()
    }

    func tick() {
        interactor.decreaseSecondsLeft()
    }

    // MARK: - Booking

    func askToCallIfNeeded() {
        if failures >= 3 {
            view?.askToCall()
        }
    }

    // MARK: - Guests and price

    func guestsChanged(value: Double) {
        interactor.updateGuests(value: value)
    }

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

    func voucherControllerDidCancel() {
        router.closeVoucher()
    }

    // MARK: - Passed on

    var defaults: UserDefaults {
        interactor.defaults
    }

    var slots: [BookingSlot] {
        get { interactor.slots }
        set { interactor.slots = newValue }
    }

    var selectedSlot: BookingSlot? {
        interactor.selectedSlot
    }

    var guests: Int {
        interactor.guests
    }

    var secondsLeft: Int {
        get { interactor.secondsLeft }
        set { interactor.secondsLeft = newValue }
    }

    var holdTimer: Timer? {
        get { interactor.holdTimer }
        set { interactor.holdTimer = newValue }
    }

    var requestNumber: Int {
        interactor.requestNumber
    }

    func priceText(_ price: Decimal) -> String {
        interactor.priceText(price)
    }

    func loadGuests() {
        interactor.loadGuests()
    }

    func nextNumber() -> Int {
        interactor.nextNumber()
    }

    func reloadSlots() {
        interactor.reloadSlots()
    }

    func clearSlots() {
        interactor.clearSlots()
    }

    func storeSelectedSlot(_ slot: BookingSlot) {
        interactor.storeSelectedSlot(slot)
    }

    func stopHoldTimerOnChoose() {
        interactor.stopHoldTimerOnChoose()
    }

    func saveSettings(name: String, phone: String) {
        interactor.saveSettings(name: name, phone: phone)
    }

    func numberOfRows() -> Int {
        interactor.numberOfRows()
    }
}
