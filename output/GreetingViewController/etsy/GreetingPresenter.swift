import Foundation
import VIPERBuilder

@MainActor
final class GreetingPresenter: VIPERPresenter {
    private var greetingInteractor: GreetingInteractor? { interactor as? GreetingInteractor }
    private var greetingController: GreetingViewController? { controller as? GreetingViewController }

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
                self.greetingController?.setGreeting(NSLocalizedString("There is nobody to greet.", comment: ""))
                return
            }
            let data = GreetingData(greeting: "Hello", subject: person.firstName + " " + person.lastName)
            self.greetingInteractor?.saveHistory(of: data)
            self.greetingController?.showGreeting(data: data)
        }
    }
}
