import UIKit

/// Builds the Booking module: what the module needs are its parameters.
@MainActor
enum BookingBuilder {
    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: BookingViewController) -> BookingViewEventHandler & BookingViewDataSource {
        let wireframe = BookingWireframe()
        let interactor = BookingInteractor(defaults: UserDefaults.standard)
        let presenter = BookingViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        wireframe.view = view
        return presenter
    }
}
