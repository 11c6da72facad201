import Foundation

/// What `BookingViewController` asks of `BookingPresenter`.
@MainActor
protocol BookingViewOutput: AnyObject {
    var defaults: UserDefaults { get }
    var timeFormatter: DateFormatter { get }
    var slots: [BookingSlot] { get set }
    var selectedSlot: BookingSlot? { get }
    var voucher: String? { get }
    var guests: Int { get }
    var secondsLeft: Int { get set }
    var holdTimer: Timer? { get set }
    var isBooking: Bool { get }

    func forgetSlot()
    func holdText(_ seconds: Int) -> String
    func viewDidLoad()
    func viewDidLoadWithLast(_ last: Int)
    func logSlots()
    func resetSlots()
    func updateSelectedSlot(_ slot: BookingSlot)
    func tick()
    func bookTapped()
    func didBook()
    func handleBook(name: String, phone: String)
    func handleFailures(error: BookingError)
    func guestsChanged(value: Double)
    func updatePriceWithSlot(_ slot: BookingSlot)
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
    func clearSlot()
    func showBookError(_ error: BookingError)
    func showPrice(slot: BookingSlot) throws
    func showPriceError(_ error: BookingError)
    func showError(_ error: Error)
    func updateVoucherButton()
}

/// What `BookingPresenter` asks of `BookingInteractor`.
@MainActor
protocol BookingInteractorInput: AnyObject {
    var defaults: UserDefaults { get }

    func saveNameAndPhone(name: String, phone: String)
}

/// What `BookingPresenter` asks of `BookingRouter`.
@MainActor
protocol BookingRouterInput: AnyObject {
    func showVoucher()
    func close()
    func closeVoucher()
}

/// What `BookingRouter` asks of `BookingPresenter`.
@MainActor
protocol BookingRouterOutput: AnyObject {
    var voucher: String? { get }
}
