protocol TripsModuleInterface {
    func addNewTrip()
    func openTrip(at index: Int)
    func updateView()
}
