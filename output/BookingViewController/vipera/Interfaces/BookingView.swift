import Foundation

/// What `BookingDefaultPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingView: AnyObject {
    func askToCall()
    func updatePrice()
    func releaseService(selected: BookingSlot)
    func clearSlot()
    func updateVoucherButton()
}
