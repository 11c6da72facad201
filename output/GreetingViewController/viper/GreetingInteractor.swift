import Foundation

@MainActor
final class GreetingInteractor: GreetingInteractorInput {
    // MARK: - State

    private(set) var greetedSubjects: [String] = []

    private let defaults: UserDefaults
    private let historyKey = "greeted subjects"
    private let historyLimit = 5

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

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
