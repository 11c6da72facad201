import Foundation
import RIBs

/// What `GreetingInteractor` asks of `GreetingViewController`.
@MainActor
protocol GreetingPresentable: Presentable {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
}

@MainActor
final class GreetingInteractor: PresentableInteractor<GreetingPresentable>, GreetingPresentableListener {
    // MARK: - State

    var greetedSubjects: [String] = []

    private let addressBook: AddressBook = AddressBook.shared
    private let defaults: UserDefaults
    private let historyKey = "greeted subjects"
    private let historyLimit = 5

    init(presenter: GreetingPresentable, defaults: UserDefaults) {
        self.defaults = defaults
        super.init(presenter: presenter)
    }

    // MARK: - Presentation

    private func greetingText(of data: GreetingData) -> String {
        data.greeting + " " + data.subject
    }

    func historyText(of subjects: [String]) -> String {
        subjects.isEmpty ? "" : NSLocalizedString("Greeted before: ", comment: "") + subjects.joined(separator: ", ")
    }

    // MARK: - Business

    /// Asks for the next person in turn and greets it.
    func loadGreetingData() {
        addressBook.nextPerson { [weak self] person in
            guard let self = self else { return }
            guard let person = person else {
                self.presenter.setGreeting(NSLocalizedString("There is nobody to greet.", comment: ""))
                return
            }
            let data = GreetingData(greeting: "Hello", subject: person.firstName + " " + person.lastName)
            self.saveHistory(of: data)
            self.presenter.setGreeting(self.greetingText(of: data))
            self.presenter.setHistory(self.historyText(of: self.greetedSubjects))
        }
    }

    // MARK: - Storage

    func loadHistory() {
        greetedSubjects = defaults.stringArray(forKey: historyKey) ?? []
    }

    private func saveHistory(of data: GreetingData) {
        greetedSubjects.removeAll { $0 == data.subject }
        greetedSubjects.insert(data.subject, at: 0)
        greetedSubjects = Array(greetedSubjects.prefix(historyLimit))
        defaults.set(greetedSubjects, forKey: historyKey)
    }
}
