import RIBs
import UIKit

@MainActor
protocol WeatherBuildable: Buildable {
    func build(with viewController: WeatherViewController) -> WeatherRouting
}

/// Builds the Weather RIB; attaching its router to that of the parent keeps it.
@MainActor
final class WeatherBuilder: Builder<EmptyDependency>, WeatherBuildable {
    func build(with viewController: WeatherViewController) -> WeatherRouting {
        let interactor = WeatherInteractor(presenter: viewController)
        let router = WeatherRouter(interactor: interactor, viewController: viewController)
        interactor.router = router
        viewController.listener = interactor
        return router
    }
}
