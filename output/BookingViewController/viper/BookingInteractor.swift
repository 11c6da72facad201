import Foundation

@MainActor
final class BookingInteractor: BookingInteractorInput {
    // MARK: - State

    let defaults: UserDefaults

    var slots: [BookingSlot] = []
    private(set) var selectedSlot: BookingSlot?

    private(set) var guests = 2
    var secondsLeft = 0
    var holdTimer: Timer?

    private(set) var requestNumber = 0

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

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

    func nextNumber() -> Int {
        requestNumber += 1
        return requestNumber
    }

    func reloadSlots() {
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
}
