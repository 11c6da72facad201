import UIKit
import Viperit

/// Ties the parts of the Greeting module together.
@MainActor
enum GreetingModule {
    static func build() -> GreetingViewController {
        let view = GreetingViewController()
        view._presenter = build(view: view)
        return view
    }

    /// Ties the module of a view that exists already, for example one out of a storyboard.
    static func build(view: GreetingViewController) -> GreetingPresenter {
        let interactor = GreetingInteractor()
        let presenter = GreetingPresenter()
        presenter._view = view
        presenter._interactor = interactor
        interactor._presenter = presenter
        return presenter
    }
}
