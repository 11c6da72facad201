import UIKit
import ZRouter

/// What others may set before the Booking screen is shown; they find it by this protocol.
@MainActor
protocol BookingProvidedInput: AnyObject {
    var onBooked: ((String) -> Void)? { get set }
}

extension RoutableView where Protocol == BookingProvidedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension BookingViewController: BookingProvidedInput {}
