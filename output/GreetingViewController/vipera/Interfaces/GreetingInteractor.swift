import Foundation

/// What `GreetingDefaultPresenter` asks of `GreetingDefaultInteractor`.
@MainActor
protocol GreetingInteractor: AnyObject {
    var greetedSubjects: [String] { get }

    func loadHistory()
    func saveHistory(of data: GreetingData)
}
