import Foundation

/// What `BookingDefaultPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingView: AnyObject {
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
