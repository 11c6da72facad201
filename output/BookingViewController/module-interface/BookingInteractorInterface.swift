import Foundation

/// What `BookingPresenter` asks of `BookingInteractor`.
@MainActor
protocol BookingInteractorInterface: AnyObject {
    var defaults: UserDefaults { get }
    var slots: [BookingSlot] { get set }
    var selectedSlot: BookingSlot? { get }
    var guests: Int { get }
    var secondsLeft: Int { get set }
    var holdTimer: Timer? { get set }
    var requestNumber: Int { get }

    func priceText(_ price: Decimal) -> String
    func loadGuests()
    func stopHoldTimer()
    func nextNumber() -> Int
    func refreshSlots()
    func clearSlots()
    func clearSelectedSlot()
    func storeSelectedSlot(_ slot: BookingSlot)
    func stopHoldTimerOnChoose()
    func decreaseSecondsLeft()
    func saveSettings(name: String, phone: String)
    func updateGuests(value: Double)
    func numberOfRows() -> Int
}
