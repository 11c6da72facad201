import Foundation

/// What `BookingViewController` asks of `BookingViewPresenter`.
@MainActor
protocol BookingViewEventHandler: AnyObject {
    func forgetSlot()
    func viewDidLoad()
    func loadGuests()
    func stopHoldTimer()
    func forgetSlotIfNeeded()
    func refreshSlots()
    func clearSlots()
    func storeSelectedSlot(_ slot: BookingSlot)
    func stopHoldTimerOnChoose()
    func decreaseSecondsLeft()
    func saveSettings(name: String, phone: String)
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func askToCallIfNeeded()
    func updateGuests(value: Double)
    func voucherTapped()
    func didEnter(code: String)
    func closeVoucher()
}
