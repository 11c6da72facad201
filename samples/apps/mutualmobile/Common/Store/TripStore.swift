import Foundation

class TripStore {
    private var trips: [UUID: Trip] = [:]

    func fetchTrips(from date: Date, completion: @escaping ([Trip]) -> Void) {
        let upcoming = trips.values.filter { $0.start >= date }.sorted { $0.start < $1.start }
        DispatchQueue.main.async { completion(upcoming) }
    }

    func trip(_ identifier: UUID) -> Trip? {
        trips[identifier]
    }

    func save(_ trip: Trip) {
        trips[trip.identifier] = trip
    }
}
