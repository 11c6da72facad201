import Foundation

@MainActor
final class GreetingPresenter: GreetingModuleInterface {
    weak var userInterface: GreetingViewInterface?
    var greetingInteractor: GreetingInteractorInput!

    // MARK: - State

    private let addressBook: AddressBook = AddressBook.shared

    // MARK: - Presentation

    func historyText(of subjects: [String]) -> String {
        subjects.isEmpty ? "" : NSLocalizedString("Greeted before: ", comment: "") + subjects.joined(separator: ", ")
    }

    // MARK: - Business

    /// Asks for the next person in turn and greets it.
    func loadGreetingData() {
        addressBook.nextPerson { [weak self] person in
            guard let self = self else { return }
            guard let person = person else {
                self.userInterface?.setGreeting(NSLocalizedString("There is nobody to greet.", comment: ""))
                return
            }
            let data = GreetingData(greeting: "Hello", subject: person.firstName + " " + person.lastName)
            self.greetingInteractor.saveHistory(of: data)
            self.userInterface?.setGreetingOnLoadGreetingData(data)
            self.userInterface?.setHistory(self.historyText(of: self.greetingInteractor.greetedSubjects))
        }
    }

    // MARK: - Passed on

    var greetedSubjects: [String] {
        greetingInteractor.greetedSubjects
    }

    func loadHistory() {
        greetingInteractor.loadHistory()
    }
}
