import Foundation

protocol NewTripViewInterface {
    func setEarliestStart(_ date: Date)
    func showMissingDestination()
}
