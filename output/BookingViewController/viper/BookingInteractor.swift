import Foundation

@MainActor
final class BookingInteractor: BookingInteractorInput {
    // MARK: - State

    let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    // MARK: - Booking

    func saveNameAndPhone(name: String, phone: String) {
        defaults.set(name, forKey: "booking.name")
        defaults.set(phone, forKey: "booking.phone")
    }
}
