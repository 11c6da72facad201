import UIKit

/// What `AppDependencies` does for the Greeting module.
@MainActor
final class GreetingDependencies {
    /// Makes the screen together with its module.
    func greetingViewController() -> GreetingViewController {
        let userInterface = GreetingViewController()
        userInterface.eventHandler = configureDependencies(for: userInterface)
        return userInterface
    }

    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: GreetingViewController) -> GreetingModuleInterface {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingPresenter()
        presenter.userInterface = userInterface
        presenter.greetingInteractor = interactor
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the Greeting module.
    var greeting: GreetingDependencies { GreetingDependencies() }
}
