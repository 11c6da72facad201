import Foundation

/// What `BookingPresenter` asks of `BookingRouter`.
@MainActor
protocol BookingRouterInput: AnyObject {
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func showVoucher()
    func close()
    func closeVoucher()
}
