import Foundation
import ZIKRouter.Internal
import ZRouter

@MainActor
final class GreetingViewRouter: ZIKViewRouter<GreetingViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(GreetingViewController.self)
    }

    override func destination(with configuration: ViewRouteConfig) -> GreetingViewController? {
        return GreetingViewController()
    }

    override func prepareDestination(_ destination: GreetingViewController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: GreetingViewController) -> GreetingViewEventHandler & GreetingViewDataSource {
        guard let router = GreetingViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("GreetingViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: GreetingViewController) -> GreetingViewEventHandler & GreetingViewDataSource {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        return presenter
    }
}
