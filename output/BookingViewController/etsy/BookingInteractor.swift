import Foundation
import VIPERBuilder

@MainActor
final class BookingInteractor: VIPERInteractor {
    private var bookingRouter: BookingRouter? { router as? BookingRouter }

    // MARK: - State

    let defaults = UserDefaults.standard

    var slots: [BookingSlot] = []
    var selectedSlot: BookingSlot?

    var guests = 2
    var secondsLeft = 0
    var holdTimer: Timer?

    var requestNumber = 0

    // MARK: - Life cycle

    func loadGuests() {
        let last = defaults.integer(forKey: "booking.guests")
        if last > 0 {
            guests = last
        }
    }

    func stopHoldTimer() {
        holdTimer?.invalidate()
        holdTimer = nil
    }

    // MARK: - Slots

    func increaseRequestNumber() {
        requestNumber += 1
    }

    func refreshSlots() {
        Tracker.log("booking.slots", ["count": String(self.slots.count)])
    }

    func clearSlots() {
        self.slots = []
    }

    func clearSelectedSlot() {
        selectedSlot = nil
        secondsLeft = 0
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
        secondsLeft -= 1
    }

    // MARK: - Booking

    func saveSettings(name: String, phone: String) {
        defaults.set(name, forKey: "booking.name")
        defaults.set(phone, forKey: "booking.phone")
        defaults.set(guests, forKey: "booking.guests")
        selectedSlot = nil
        holdTimer?.invalidate()
        holdTimer = nil
    }

    // MARK: - Guests and price

    func updateGuests(value: Double) {
        guests = Int(value)
    }

    func priceText(_ price: Decimal) -> String {
        price == 0 ? "free" : "€ \(price)"
    }

    func numberOfRows() -> Int {
        slots.count
    }

    // MARK: - Passed on

    func showVoucher() {
        bookingRouter?.showVoucher()
    }

    func close() {
        bookingRouter?.close()
    }
}
