import UIKit

/// Builds the Greeting module: what the module needs are its parameters.
@MainActor
enum GreetingBuilder {
    static func viewController() -> UIViewController {
        let view = GreetingViewController()
        view.eventHandler = buildView(view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: GreetingViewController) -> GreetingViewEventHandler & GreetingViewDataSource {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        return presenter
    }
}
