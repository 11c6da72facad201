import UIKit

/// Configures the Greeting module.
@MainActor
final class GreetingModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? GreetingViewController else { return }
        viewController.output = configure(viewController: viewController)
    }

    /// Makes the screen together with its module.
    func greetingViewController() -> GreetingViewController {
        let viewController = GreetingViewController()
        viewController.output = configure(viewController: viewController)
        return viewController
    }

    func configure(viewController: GreetingViewController) -> GreetingViewOutput {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingPresenter()
        presenter.view = viewController
        presenter.interactor = interactor
        return presenter
    }
}
