import Foundation

/// What `BookingInteractor` asks of `BookingPresenter`.
@MainActor
protocol BookingInteractorOutput: AnyObject {
    var voucher: String? { get set }

    func handleSlots(number: Int)
    func clearPrice()
    func showPrice(slot: BookingSlot) throws
    func showPriceError(_ error: BookingError)
    func showPriceOnUpdatePrice(error: Error)
}
