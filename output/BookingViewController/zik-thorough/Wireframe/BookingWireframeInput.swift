import Foundation

/// What `BookingViewPresenter` asks of `BookingWireframe`.
@MainActor
protocol BookingWireframeInput: AnyObject {
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func showVoucher()
    func close()
    func closeVoucher()
}
