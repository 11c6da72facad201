import Foundation
import ZIKRouter.Internal
import ZRouter

@MainActor
final class BookingViewRouter: ZIKViewRouter<BookingViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(BookingViewController.self)
        register(RoutableView<BookingProvidedInput>())
    }

    override func prepareDestination(_ destination: BookingViewController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: BookingViewController) -> BookingViewEventHandler & BookingViewDataSource {
        guard let router = BookingViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("BookingViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: BookingViewController) -> BookingViewEventHandler & BookingViewDataSource {
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = self
        return presenter
    }

    // MARK: - Booking

    func showConfirmation(_ confirmation: BookingConfirmationController) {
        confirmation.onClose = { [weak self] in
            self?.destination?.navigationController?.popViewController(animated: true)
            self?.destination?.reloadSlots()
        }
        destination?.navigationController?.pushViewController(confirmation, animated: true)
    }

    // MARK: - Voucher

    func showVoucher() {
        guard let destination = destination else { return }
        let controller = VoucherController()
        controller.delegate = destination
        destination.present(controller, animated: true)
    }

    func close() {
        destination?.dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.destination?.voucher else { return }
            self.destination?.showRemoveVoucherButton(voucher: voucher)
            self.destination?.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func closeVoucher() {
        destination?.dismiss(animated: true)
    }
}
