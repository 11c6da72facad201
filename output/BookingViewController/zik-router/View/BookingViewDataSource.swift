import Foundation

/// What `BookingViewController` asks of `BookingViewPresenter`.
@MainActor
protocol BookingViewDataSource: AnyObject {
    var defaults: UserDefaults { get }
    var timeFormatter: DateFormatter { get }
    var slots: [BookingSlot] { get set }
    var selectedSlot: BookingSlot? { get }
    var voucher: String? { get set }
    var guests: Int { get }
    var secondsLeft: Int { get set }
    var holdTimer: Timer? { get set }
    var failures: Int { get set }
    var requestNumber: Int { get }

    func priceText(_ price: Decimal) -> String
    func holdText(_ seconds: Int) -> String
    func message(for error: BookingError) -> String
    func nextNumber() -> Int
    func numberOfRows() -> Int
}
