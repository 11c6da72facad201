protocol TripsViewInterface {
    func showNoTripsMessage()
    func showTrips(_ rows: [TripRow])
}

struct TripRow {
    let title: String
    let days: String
}
