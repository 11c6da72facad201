import Foundation

/// What `BookingPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingViewProtocol: AnyObject {
    func askToCall()
    func updatePrice()
    func releaseService(selected: BookingSlot)
    func clearSlot()
    func updateVoucherButton()
}
