import Foundation

@MainActor
final class GreetingWireframe: BaseWireframe<GreetingViewController> {
    // MARK: - Module setup -

    convenience init() {
        let moduleViewController = GreetingViewController()
        self.init(viewController: moduleViewController)
        moduleViewController.presenter = setup(moduleViewController)
    }

    /// Sets up the module of a controller that exists already, for example one out of a storyboard.
    static func setup(_ moduleViewController: GreetingViewController) -> GreetingPresenterInterface {
        let wireframe = GreetingWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: GreetingViewController) -> GreetingPresenterInterface {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingPresenter(interactor: interactor)
        presenter.view = moduleViewController
        return presenter
    }
}
