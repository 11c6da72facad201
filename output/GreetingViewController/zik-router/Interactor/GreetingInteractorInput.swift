import Foundation

/// What `GreetingViewPresenter` asks of `GreetingInteractor`.
@MainActor
protocol GreetingInteractorInput: AnyObject {
    var greetedSubjects: [String] { get }

    func loadHistory()
    func saveHistory(of data: GreetingData)
}
