import Foundation

protocol NewTripModuleInterface {
    func cancelNewTrip()
    func saveNewTrip(to destination: String, start: Date)
}
