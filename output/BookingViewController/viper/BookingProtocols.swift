import Foundation

/// What `BookingViewController` asks of `BookingPresenter`.
@MainActor
protocol BookingViewOutput: AnyObject {
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

    func forgetSlot()
    func priceText(_ price: Decimal) -> String
    func holdText(_ seconds: Int) -> String
    func message(for error: BookingError) -> String
    func viewDidLoad()
    func loadGuests()
    func viewWillDisappear()
    func nextNumber() -> Int
    func forgetSlotIfNeeded()
    func reloadSlots()
    func clearSlots()
    func storeSelectedSlot(_ slot: BookingSlot)
    func stopHoldTimerOnChoose()
    func tick()
    func saveSettings(name: String, phone: String)
    func askToCallIfNeeded()
    func guestsChanged(value: Double)
    func voucherTapped()
    func didEnter(code: String)
    func voucherControllerDidCancel()
    func numberOfRows() -> Int
}

/// What `BookingPresenter` asks of `BookingViewController`.
@MainActor
protocol BookingViewInput: AnyObject {
    func askToCall()
    func updatePrice()
    func releaseService(selected: BookingSlot)
    func clearSlot()
    func updateVoucherButton()
}

/// What `BookingPresenter` asks of `BookingInteractor`.
@MainActor
protocol BookingInteractorInput: AnyObject {
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
    func reloadSlots()
    func clearSlots()
    func clearSelectedSlot()
    func storeSelectedSlot(_ slot: BookingSlot)
    func stopHoldTimerOnChoose()
    func decreaseSecondsLeft()
    func saveSettings(name: String, phone: String)
    func updateGuests(value: Double)
    func numberOfRows() -> Int
}

/// What `BookingPresenter` asks of `BookingRouter`.
@MainActor
protocol BookingRouterInput: AnyObject {
    func showVoucher()
    func close()
    func closeVoucher()
}
