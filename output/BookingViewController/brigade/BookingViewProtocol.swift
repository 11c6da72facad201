import Foundation

/// What `BookingPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingViewProtocol: AnyObject {
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
