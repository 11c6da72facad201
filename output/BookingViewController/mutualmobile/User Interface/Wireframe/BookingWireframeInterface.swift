import Foundation

/// What `BookingPresenter` asks of `BookingWireframe`.
@MainActor
protocol BookingWireframeInterface: AnyObject {
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func showVoucher()
    func close()
    func closeVoucher()
}
