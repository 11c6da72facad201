import Foundation

class NewTripPresenter: NewTripModuleInterface {
    var newTripInteractor: NewTripInteractor?
    var newTripWireframe: NewTripWireframe?
    var newTripModuleDelegate: NewTripModuleDelegate?
    var userInterface: NewTripViewInterface?

    func configureUserInterfaceForPresentation() {
        userInterface?.setEarliestStart(Date())
    }

    func cancelNewTrip() {
        newTripWireframe?.dismissNewTripInterface()
        newTripModuleDelegate?.newTripModuleDidCancel()
    }

    func saveNewTrip(to destination: String, start: Date) {
        guard !destination.isEmpty else {
            userInterface?.showMissingDestination()
            return
        }
        newTripInteractor?.saveNewTrip(to: destination, start: start)
        newTripWireframe?.dismissNewTripInterface()
        newTripModuleDelegate?.newTripModuleDidSaveTrip()
    }
}
