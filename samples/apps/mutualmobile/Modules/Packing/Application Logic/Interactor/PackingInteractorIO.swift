import Foundation

protocol PackingInteractorInput {
    func findItems(ofTrip identifier: UUID)
    func toggleItem(at index: Int, ofTrip identifier: UUID)
}

protocol PackingInteractorOutput {
    func foundItems(_ items: [PackingItem])
}
