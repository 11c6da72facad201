import Foundation

final class SettingsInteractor: SettingsInteractorProtocol {

    private let store: PlantStore

    init(store: PlantStore = .shared) {
        self.store = store
    }

    var plantCount: Int {
        return store.plants.count
    }

    func removeAll() {
        store.plants.forEach(store.remove)
    }
}
