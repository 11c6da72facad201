import UIKit

class AppDependencies {
    var tripsWireframe = TripsWireframe()

    init() {
        configureDependencies()
    }

    func installRootViewController(into window: UIWindow) {
        tripsWireframe.presentTripsInterface(from: window)
    }

    func configureDependencies() {
        let store = TripStore()
        let clock = DeviceClock()
        let rootWireframe = RootWireframe()

        let tripsPresenter = TripsPresenter()
        let tripsDataManager = TripsDataManager()
        let tripsInteractor = TripsInteractor(dataManager: tripsDataManager, clock: clock)

        let newTripWireframe = NewTripWireframe()
        let newTripPresenter = NewTripPresenter()
        let newTripDataManager = NewTripDataManager()
        let newTripInteractor = NewTripInteractor()

        let packingWireframe = PackingWireframe()
        let packingPresenter = PackingPresenter()
        let packingDataManager = PackingDataManager()
        let packingInteractor = PackingInteractor(dataManager: packingDataManager)

        tripsInteractor.output = tripsPresenter
        tripsPresenter.tripsInteractor = tripsInteractor
        tripsPresenter.tripsWireframe = tripsWireframe
        tripsWireframe.newTripWireframe = newTripWireframe
        tripsWireframe.packingWireframe = packingWireframe
        tripsWireframe.tripsPresenter = tripsPresenter
        tripsWireframe.rootWireframe = rootWireframe
        tripsDataManager.store = store

        newTripInteractor.newTripDataManager = newTripDataManager
        newTripWireframe.newTripPresenter = newTripPresenter
        newTripPresenter.newTripWireframe = newTripWireframe
        newTripPresenter.newTripInteractor = newTripInteractor
        newTripPresenter.newTripModuleDelegate = tripsPresenter
        newTripDataManager.store = store

        packingInteractor.output = packingPresenter
        packingWireframe.packingPresenter = packingPresenter
        packingPresenter.packingWireframe = packingWireframe
        packingPresenter.packingInteractor = packingInteractor
        packingPresenter.packingModuleDelegate = tripsPresenter
        packingDataManager.store = store
    }
}
