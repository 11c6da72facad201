import Foundation

final class ReminderInteractor: ReminderInteractorInput {

    weak var output: ReminderInteractorOutput?
    weak var calendar: ReminderCalendarProviding?

    private let plant: Plant
    private let scheduler: ReminderScheduling

    init(plant: Plant, scheduler: ReminderScheduling) {
        self.plant = plant
        self.scheduler = scheduler
    }

    func suggestedDate() -> Date {
        let next = plant.lastWatered.addingTimeInterval(Double(plant.waterEvery) * 86_400)
        return calendar?.freeDay(after: next) ?? next
    }

    func schedule(at date: Date) {
        scheduler.cancelAll()
        scheduler.schedule("Water " + plant.name, at: date)
        output?.didSchedule(at: date)
    }

    func cancel() {
        scheduler.cancelAll()
        output?.didCancel()
    }
}
