import Foundation

class PackingDataManager {
    var store: TripStore?

    func trip(_ identifier: UUID) -> Trip? {
        store?.trip(identifier)
    }

    func save(_ trip: Trip) {
        store?.save(trip)
    }
}
