import Foundation

class TripsDataManager {
    var store: TripStore?

    func trips(from date: Date, completion: @escaping ([Trip]) -> Void) {
        store?.fetchTrips(from: date, completion: completion)
    }
}
