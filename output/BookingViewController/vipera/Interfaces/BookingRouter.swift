import Foundation

/// What `BookingDefaultPresenter` asks of `BookingDefaultRouter`.
@MainActor
protocol BookingRouter: AnyObject {
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func showVoucher()
    func close()
    func closeVoucher()
}
