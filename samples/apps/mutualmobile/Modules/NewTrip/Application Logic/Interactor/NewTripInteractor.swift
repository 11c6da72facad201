import Foundation

class NewTripInteractor {
    var newTripDataManager: NewTripDataManager?

    func saveNewTrip(to destination: String, start: Date) {
        let trip = Trip(
            identifier: UUID(), destination: destination, start: Calendar.current.startOfDay(for: start),
            items: ["Passport", "Charger", "Toothbrush"].map { PackingItem(name: $0) })
        newTripDataManager?.add(trip)
    }
}
