import Foundation

/// What `BookingInteractor` asks of `BookingViewPresenter`.
@MainActor
protocol BookingInteractorEventHandler: AnyObject {
    func handleSlots(number: Int)
    func clearPrice()
    func showPrice(slot: BookingSlot) throws
    func showPriceError(_ error: BookingError)
    func showPriceOnUpdatePrice(error: Error)
}
