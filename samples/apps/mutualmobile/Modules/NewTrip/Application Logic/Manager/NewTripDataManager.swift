class NewTripDataManager {
    var store: TripStore?

    func add(_ trip: Trip) {
        store?.save(trip)
    }
}
