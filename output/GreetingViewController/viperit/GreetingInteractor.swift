import Foundation
import Viperit

@MainActor
final class GreetingInteractor: Interactor, GreetingInteractorApi {
    // MARK: - State

    var greetedSubjects: [String] = []

    private let defaults = UserDefaults.standard
    private let historyKey = "greeted subjects"
    private let historyLimit = 5

    // MARK: - Storage

    func loadHistory() {
        greetedSubjects = defaults.stringArray(forKey: historyKey) ?? []
    }

    func saveHistory(of data: GreetingData) {
        greetedSubjects.removeAll { $0 == data.subject }
        greetedSubjects.insert(data.subject, at: 0)
        greetedSubjects = Array(greetedSubjects.prefix(historyLimit))
        defaults.set(greetedSubjects, forKey: historyKey)
    }
}
