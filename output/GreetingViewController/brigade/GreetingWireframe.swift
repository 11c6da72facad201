import Foundation

@MainActor
final class GreetingWireframe {
    /// Makes the screen together with its module; what it needs are its parameters.
    static func initializeModule() -> GreetingViewController {
        let view = GreetingViewController()
        view.presenter = initializeModule(for: view)
        return view
    }

    /// Initialises the module of a controller that exists already, for example one out of a storyboard.
    static func initializeModule(for view: GreetingViewController) -> GreetingPresenterProtocol {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingPresenter(interactor: interactor)
        presenter.view = view
        return presenter
    }
}
