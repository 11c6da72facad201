import Foundation

protocol ReminderModuleOutput: AnyObject {
    func reminderDidChange(to date: Date?)
}

/// A calendar that knows on which days somebody is at home.
protocol ReminderCalendarProviding: AnyObject {
    func freeDay(after date: Date) -> Date
}

protocol ReminderViewInput: AnyObject {
    func show(date: Date)
    func show(message: String)
}

protocol ReminderViewOutput: AnyObject {
    func viewDidLoad()
    func didPick(_ date: Date)
    func didTapSave()
    func didTapRemove()
}

protocol ReminderInteractorInput: AnyObject {
    func suggestedDate() -> Date
    func schedule(at date: Date)
    func cancel()
}

protocol ReminderInteractorOutput: AnyObject {
    func didSchedule(at date: Date)
    func didCancel()
}

protocol ReminderRouterInput: AnyObject {
    func close()
}
