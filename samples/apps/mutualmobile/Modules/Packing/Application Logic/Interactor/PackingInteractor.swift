import Foundation

class PackingInteractor: PackingInteractorInput {
    var output: PackingInteractorOutput?

    let dataManager: PackingDataManager

    init(dataManager: PackingDataManager) {
        self.dataManager = dataManager
    }

    func findItems(ofTrip identifier: UUID) {
        output?.foundItems(dataManager.trip(identifier)?.items ?? [])
    }

    func toggleItem(at index: Int, ofTrip identifier: UUID) {
        guard var trip = dataManager.trip(identifier) else { return }
        trip.items[index].isPacked.toggle()
        dataManager.save(trip)
        output?.foundItems(trip.items)
    }
}
