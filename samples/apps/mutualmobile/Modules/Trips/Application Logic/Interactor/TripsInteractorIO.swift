import Foundation

protocol TripsInteractorInput {
    func findUpcomingTrips()
}

protocol TripsInteractorOutput {
    func foundUpcomingTrips(_ trips: [UpcomingTrip])
}

struct UpcomingTrip {
    let identifier: UUID
    let destination: String
    let daysLeft: Int
}
