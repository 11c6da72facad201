import Foundation

class PackingPresenter: PackingModuleInterface, PackingInteractorOutput {
    var packingInteractor: PackingInteractorInput?
    var packingWireframe: PackingWireframe?
    var packingModuleDelegate: PackingModuleDelegate?
    var userInterface: PackingViewInterface?

    private var identifier = UUID()

    func configure(trip identifier: UUID) {
        self.identifier = identifier
    }

    func updateView() {
        packingInteractor?.findItems(ofTrip: identifier)
    }

    func toggleItem(at index: Int) {
        packingInteractor?.toggleItem(at: index, ofTrip: identifier)
    }

    func finishPacking() {
        packingWireframe?.dismissPackingInterface()
        packingModuleDelegate?.packingModuleDidFinish(trip: identifier)
    }

    func foundItems(_ items: [PackingItem]) {
        userInterface?.showItems(items)
        userInterface?.setFinishEnabled(items.allSatisfy(\.isPacked))
    }
}
