import UIKit

enum ReminderBuilder {

    static func build(plant: Plant, output: ReminderModuleOutput) -> UIViewController {
        let view = ReminderViewController()
        let router = ReminderRouter()
        let interactor = ReminderInteractor(plant: plant, scheduler: NotificationScheduler())
        let presenter = ReminderPresenter(interactor: interactor, router: router)
        presenter.view = view
        presenter.moduleOutput = output
        interactor.output = presenter
        router.viewController = view
        view.presenter = presenter
        return view
    }
}
