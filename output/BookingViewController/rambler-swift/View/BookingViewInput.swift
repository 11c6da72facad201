import Foundation

/// What `BookingPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingViewInput: AnyObject {
    func askToCall()
    func showStatus()
    func showNumber(_ number: Int)
    func clearSlot()
    func clearPrice()
    func showPrice(slot: BookingSlot) throws
    func showPriceError(_ error: BookingError)
    func showPriceOnUpdatePrice(error: Error)
    func updateVoucherButton()
}
