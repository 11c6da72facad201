import UIKit
import Viperit

/// Ties the parts of the Weather module together.
@MainActor
enum WeatherModule {
    /// Ties the module of a view that exists already, for example one out of a storyboard.
    static func build(view: WeatherViewController) -> WeatherPresenter {
        let router = WeatherRouter()
        let interactor = WeatherInteractor()
        let presenter = WeatherPresenter()
        presenter._view = view
        presenter._interactor = interactor
        presenter._router = router
        interactor._presenter = presenter
        router._presenter = presenter
        return presenter
    }
}
