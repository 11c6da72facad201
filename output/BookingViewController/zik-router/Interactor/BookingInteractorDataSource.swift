import Foundation

/// What `BookingInteractor` asks of `BookingViewPresenter`.
@MainActor
protocol BookingInteractorDataSource: AnyObject {
    var voucher: String? { get set }
}
