import UIKit

/// Creates the parts of the Greeting module and connects them.
@MainActor
enum GreetingModuleBuilder {
    /// Makes the controller with its module.
    static func buildController() -> GreetingViewController {
        let view = GreetingViewController()
        view.presenter = connect(view)
        return view
    }

    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: GreetingViewController) -> GreetingPresenterProtocol {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingPresenter(interactor: interactor)
        presenter.view = view
        return presenter
    }
}
