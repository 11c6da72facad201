import Foundation

/// What `BookingPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingViewInterface: AnyObject {
    func askToCall()
    func updatePrice()
    func releaseService(selected: BookingSlot)
    func clearSlot()
    func updateVoucherButton()
}
