import UIKit

/// Assembles the Greeting module.
@MainActor
enum GreetingAssembly {
    static func assemble() -> GreetingViewController {
        let view = GreetingViewController()
        view.eventHandler = assemble(view)
        return view
    }

    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: GreetingViewController) -> GreetingViewEventHandler {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingPresenter()
        presenter.view = view
        presenter.greetingProvider = interactor
        return presenter
    }
}
