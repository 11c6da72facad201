import Foundation

/// What `BookingViewPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingViewInput: AnyObject {
    func askToCall()
    func updatePrice()
    func releaseService(selected: BookingSlot)
    func clearSlot()
    func updateVoucherButton()
}
