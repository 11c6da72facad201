import Combine
import Foundation

@MainActor
final class BookingPresenter: ObservableObject, BookingPresenterProtocol {
    weak var view: BookingViewProtocol?
    private let interactor: BookingInteractorProtocol
    private let router: BookingRouterProtocol

    // MARK: - State

    let timeFormatter = DateFormatter()

    @Published var voucher: String?

    @Published var failures = 0

    init(interactor: BookingInteractorProtocol, router: BookingRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - Life cycle

    func viewDidLoad() {
        timeFormatter.dateFormat = "HH:mm"
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

    func stopHoldTimer() {
        interactor.stopHoldTimer()
    }

    func nextNumber() -> Int {
        interactor.nextNumber()
    }

    func refreshSlots() {
        interactor.refreshSlots()
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

    func decreaseSecondsLeft() {
        interactor.decreaseSecondsLeft()
    }

    func saveSettings(name: String, phone: String) {
        interactor.saveSettings(name: name, phone: phone)
    }

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        router.showConfirmation(confirmation)
    }

    func updateGuests(value: Double) {
        interactor.updateGuests(value: value)
    }

    func closeVoucher() {
        router.closeVoucher()
    }

    func numberOfRows() -> Int {
        interactor.numberOfRows()
    }
}
