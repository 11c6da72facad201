import Foundation

/// What `BookingPresenter` asks of `BookingWireFrame`.
@MainActor
protocol BookingWireFrameInterface: AnyObject {
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func showVoucher()
    func close()
    func closeVoucher()
}
