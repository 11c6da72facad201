import UIKit

/// Builds the Greeting module.
@MainActor
final class GreetingModule {
    func buildDefault() -> UIViewController {
        let view = GreetingViewController()
        view.presenter = build(for: view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: GreetingViewController) -> GreetingPresenter {
        let interactor = GreetingDefaultInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingDefaultPresenter()
        presenter.view = view
        presenter.interactor = interactor
        return presenter
    }
}
