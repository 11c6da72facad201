import RIBs
import UIKit

/// What `BookingInteractor` asks of `BookingViewController`.
@MainActor
protocol BookingPresentable: Presentable {
    var nameField: UITextField! { get set }
    var phoneField: UITextField! { get set }
    var guestsLabel: UILabel! { get set }
    var slots: [BookingSlot] { get set }
    var guests: Int { get set }
    var secondsLeft: Int { get set }
    var failures: Int { get set }
    var requestNumber: Int { get set }

    func showGuestsStepper()
}

/// What `BookingInteractor` asks of `BookingRouter`.
@MainActor
protocol BookingRouting: ViewableRouting {
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func showVoucher(controller: VoucherController)
    func close()
    func closeVoucher()
}

@MainActor
final class BookingInteractor: PresentableInteractor<BookingPresentable>, BookingPresentableListener, BookingInteractable {
    weak var router: BookingRouting?

    // MARK: - State

    private let defaults: UserDefaults

    var selectedSlot: BookingSlot?
    var voucher: String?

    var holdTimer: Timer?
    var isBooking = false

    init(presenter: BookingPresentable, defaults: UserDefaults) {
        self.defaults = defaults
        super.init(presenter: presenter)
    }

    // MARK: - Life cycle

    func loadSettings() {
        // Whoever booked before need not type again.
        presenter.nameField.text = defaults.string(forKey: "booking.name")
        presenter.phoneField.text = defaults.string(forKey: "booking.phone")
        let last = defaults.integer(forKey: "booking.guests")
        if last > 0 {
            presenter.guests = last
        }
        presenter.showGuestsStepper()
        presenter.guestsLabel.text = presenter.guests == 1 ? "1 guest" : "\(presenter.guests) guests"
    }

    func stopHoldTimer() {
        holdTimer?.invalidate()
        holdTimer = nil
    }

    // MARK: - Slots

    func increaseRequestNumber() {
        presenter.requestNumber += 1
    }

    func refreshSlots() {
        Tracker.log("booking.slots", ["count": String(self.presenter.slots.count)])
    }

    func clearSlots() {
        self.presenter.slots = []
    }

    func clearSelectedSlot() {
        selectedSlot = nil
        presenter.secondsLeft = 0
        holdTimer?.invalidate()
        holdTimer = nil
    }

    func storeSelectedSlot(_ slot: BookingSlot) {
        selectedSlot = slot
    }

    func stopHoldTimerOnChoose() {
        holdTimer?.invalidate()
    }

    func decreaseSecondsLeft() {
        presenter.secondsLeft -= 1
    }

    // MARK: - Booking

    func startBooking() {
        isBooking = true
    }

    func stopBooking() {
        isBooking = false
    }

    func saveSettings(name: String, phone: String) {
        presenter.failures = 0
        defaults.set(name, forKey: "booking.name")
        defaults.set(phone, forKey: "booking.phone")
        defaults.set(presenter.guests, forKey: "booking.guests")
        selectedSlot = nil
        holdTimer?.invalidate()
        holdTimer = nil
    }

    func increaseFailures() {
        presenter.failures += 1
    }

    func loadBook() {
        Tracker.log("booking.failed", ["times": String(presenter.failures)])
    }

    // MARK: - Guests and price

    func updateGuestsAndText(value: Double) {
        presenter.guests = Int(value)
        presenter.guestsLabel.text = presenter.guests == 1 ? "1 guest" : "\(presenter.guests) guests"
    }

    func clearVoucher() {
        voucher = nil
    }

    func updateVoucher(code: String) {
        voucher = code.uppercased()
        router?.close()
    }

    // MARK: - Passed on

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        router?.showConfirmation(confirmation)
    }

    func showVoucher(controller: VoucherController) {
        router?.showVoucher(controller: controller)
    }

    func closeVoucher() {
        router?.closeVoucher()
    }
}
