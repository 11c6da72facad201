import Foundation

class TripsPresenter: TripsModuleInterface, TripsInteractorOutput, NewTripModuleDelegate, PackingModuleDelegate {
    var tripsInteractor: TripsInteractorInput?
    var tripsWireframe: TripsWireframe?
    var userInterface: TripsViewInterface?

    private var trips: [UpcomingTrip] = []

    func updateView() {
        tripsInteractor?.findUpcomingTrips()
    }

    func addNewTrip() {
        tripsWireframe?.presentNewTripInterface()
    }

    func openTrip(at index: Int) {
        tripsWireframe?.presentPackingInterface(for: trips[index].identifier)
    }

    func foundUpcomingTrips(_ trips: [UpcomingTrip]) {
        self.trips = trips
        guard !trips.isEmpty else {
            userInterface?.showNoTripsMessage()
            return
        }
        userInterface?.showTrips(
            trips.map { TripRow(title: $0.destination, days: $0.daysLeft == 0 ? "today" : "in \($0.daysLeft) days") })
    }

    func newTripModuleDidSaveTrip() {
        updateView()
    }

    func newTripModuleDidCancel() {}

    func packingModuleDidFinish(trip identifier: UUID) {
        updateView()
    }
}
