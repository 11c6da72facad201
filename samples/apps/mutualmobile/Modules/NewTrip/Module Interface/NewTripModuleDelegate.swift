protocol NewTripModuleDelegate {
    func newTripModuleDidCancel()
    func newTripModuleDidSaveTrip()
}
