import UIKit

extension GreetingViewController {
    /// Makes the screen together with its module.
    static func greetingViewController() -> GreetingViewController {
        let userInterface = GreetingViewController()
        userInterface.eventHandler = moduleInterface(for: userInterface)
        return userInterface
    }

    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: GreetingViewController) -> GreetingModuleInterface {
        let interactor = GreetingInteractor(defaults: UserDefaults.standard)
        let presenter = GreetingPresenter()
        presenter.userInterface = userInterface
        presenter.greetingInteractor = interactor
        return presenter
    }
}
