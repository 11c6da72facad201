import Foundation

final class ReminderPresenter {

    weak var view: ReminderViewInput?
    weak var moduleOutput: ReminderModuleOutput?

    private let interactor: ReminderInteractorInput
    private let router: ReminderRouterInput
    private var date = Date()

    init(interactor: ReminderInteractorInput, router: ReminderRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

extension ReminderPresenter: ReminderViewOutput {

    func viewDidLoad() {
        date = interactor.suggestedDate()
        view?.show(date: date)
    }

    func didPick(_ date: Date) {
        self.date = date
    }

    func didTapSave() {
        guard date > Date() else {
            view?.show(message: "Please pick a day to come.")
            return
        }
        interactor.schedule(at: date)
    }

    func didTapRemove() {
        interactor.cancel()
    }
}

extension ReminderPresenter: ReminderInteractorOutput {

    func didSchedule(at date: Date) {
        moduleOutput?.reminderDidChange(to: date)
        router.close()
    }

    func didCancel() {
        moduleOutput?.reminderDidChange(to: nil)
        router.close()
    }
}
