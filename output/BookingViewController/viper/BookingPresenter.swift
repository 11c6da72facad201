import Foundation

@MainActor
final class BookingPresenter: BookingViewOutput, BookingRouterOutput {
    weak var view: BookingViewInput?
    private let interactor: BookingInteractorInput
    private let router: BookingRouterInput

    // MARK: - State

    let timeFormatter = DateFormatter()

    var slots: [BookingSlot] = []
    private(set) var selectedSlot: BookingSlot?
    private(set) var voucher: String?
    private(set) var guests = 2
    var secondsLeft = 0
    var holdTimer: Timer?
    private(set) var isBooking = false
    private var failures = 0

    init(interactor: BookingInteractorInput, router: BookingRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        timeFormatter.dateFormat = "HH:mm"
    }

    func viewDidLoadWithLast(_ last: Int) {
        if last > 0 {
            guests = last
        }
    }

    // MARK: - Slots

    func logSlots() {
        Tracker.log("booking.slots", ["count": String(self.slots.count)])
    }

    func resetSlots() {
        self.slots = []
    }

    func forgetSlot() {
        selectedSlot = nil
        secondsLeft = 0
        holdTimer?.invalidate()
        holdTimer = nil
        view?.clearSlot()
        view?.updatePrice()
    }

    func updateSelectedSlot(_ slot: BookingSlot) {
        selectedSlot = slot
    }

    func tick() {
        secondsLeft -= 1
    }

    // MARK: - Booking

    func bookTapped() {
        isBooking = true
    }

    func didBook() {
        isBooking = false
    }

    func handleBook(name: String, phone: String) {
        failures = 0
        interactor.saveNameAndPhone(name: name, phone: phone)
        interactor.defaults.set(guests, forKey: "booking.guests")
        selectedSlot = nil
        holdTimer?.invalidate()
        holdTimer = nil
    }

    func handleFailures(error: BookingError) {
        failures += 1
        view?.showBookError(error)
        Tracker.log("booking.failed", ["times": String(failures)])
        if failures >= 3 {
            view?.askToCall()
        }
    }

    // MARK: - Guests and price

    func guestsChanged(value: Double) {
        guests = Int(value)
    }

    func updatePriceWithSlot(_ slot: BookingSlot) {
        do {
            try view?.showPrice(slot: slot)
        } catch let error as BookingError {
            voucher = nil
            view?.showPriceError(error)
        } catch {
            view?.showError(error)
        }
    }

    func holdText(_ seconds: Int) -> String {
        String(format: "Yours for %d:%02d", seconds / 60, seconds % 60)
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

    func numberOfRows() -> Int {
        slots.count
    }

    // MARK: - Passed on

    var defaults: UserDefaults {
        interactor.defaults
    }
}
