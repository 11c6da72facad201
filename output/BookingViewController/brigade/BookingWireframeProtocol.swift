import Foundation

/// What `BookingPresenter` asks of `BookingWireframe`.
@MainActor
protocol BookingWireframeProtocol: AnyObject {
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func showVoucher()
    func close()
    func closeVoucher()
}
