import Foundation

@MainActor
final class GreetingPresenter: GreetingViewOutput {
    weak var view: GreetingViewInput?
    private let interactor: GreetingInteractorInput

    // MARK: - State

    private let addressBook: AddressBook = AddressBook.shared

    init(interactor: GreetingInteractorInput) {
        self.interactor = interactor
    }

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
                self.view?.setGreeting(NSLocalizedString("There is nobody to greet.", comment: ""))
                return
            }
            let data = GreetingData(greeting: "Hello", subject: person.firstName + " " + person.lastName)
            self.interactor.saveHistory(of: data)
            self.view?.setGreetingWithData(data)
            self.view?.setHistory(self.historyText(of: self.interactor.greetedSubjects))
        }
    }

    // MARK: - Passed on

    var greetedSubjects: [String] {
        interactor.greetedSubjects
    }

    func loadHistory() {
        interactor.loadHistory()
    }
}
