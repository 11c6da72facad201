import UIKit

/// Builds the Greeting module and ties its parts together.
@MainActor
enum GreetingBuilder {
    /// Makes the screen together with its module.
    static func build() -> GreetingViewController {
        let view = GreetingViewController()
        view.presenter = wire(view)
        return view
    }

    /// Wires the module of a controller that exists already.
    static func wire(_ view: GreetingViewController) -> GreetingViewOutput {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingPresenter(interactor: interactor)
        presenter.view = view
        return presenter
    }
}
