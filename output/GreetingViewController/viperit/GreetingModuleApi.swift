import Foundation
import Viperit

/// What `GreetingViewController` asks of `GreetingPresenter`.
@MainActor
protocol GreetingPresenterApi: PresenterProtocol {
    var greetedSubjects: [String] { get }

    func historyText(of subjects: [String]) -> String
    func loadGreetingData()
    func loadHistory()
}

/// What `GreetingPresenter` asks of `GreetingViewController`.
@MainActor
protocol GreetingViewApi: UserInterfaceProtocol {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
    func setGreetingOnLoadGreetingData(_ data: GreetingData)
}

/// What `GreetingPresenter` asks of `GreetingInteractor`.
@MainActor
protocol GreetingInteractorApi: AnyObject, InteractorProtocol {
    var greetedSubjects: [String] { get }

    func loadHistory()
    func saveHistory(of data: GreetingData)
}
