import Foundation

/// What `BookingPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingViewInterface: AnyObject {
    func askToCall()
    func showStatus()
    func showNumber(_ number: Int)
    func clearSlot()
    func clearPrice()
    func showPrice(slot: BookingSlot)
    func updateVoucherButton()
}
