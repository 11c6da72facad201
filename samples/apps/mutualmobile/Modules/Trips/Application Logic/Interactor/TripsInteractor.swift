import Foundation

class TripsInteractor: TripsInteractorInput {
    var output: TripsInteractorOutput?

    let clock: Clock
    let dataManager: TripsDataManager

    init(dataManager: TripsDataManager, clock: Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findUpcomingTrips() {
        let today = clock.today()
        dataManager.trips(from: today) { trips in
            self.output?.foundUpcomingTrips(trips.map { self.upcoming($0, today: today) })
        }
    }

    private func upcoming(_ trip: Trip, today: Date) -> UpcomingTrip {
        let days = Calendar.current.dateComponents([.day], from: today, to: trip.start).day ?? 0
        return UpcomingTrip(identifier: trip.identifier, destination: trip.destination, daysLeft: days)
    }
}
