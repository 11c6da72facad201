//
//  GreetingViewController.swift
//  Greetings
//
//  Greets one person after another: a button, a label, and the names that were greeted last.
//

import UIKit

/// What a greeting is made of, without the person behind it.
struct GreetingData: Equatable {
    let greeting: String
    let subject: String
}

/// Shows a greeting whenever somebody asks for one.
final class GreetingViewController: UIViewController {

    // MARK: - Views

    private let showGreetingButton = UIButton(type: .system)
    private let greetingLabel = UILabel()
    private let historyLabel = UILabel()

    // MARK: - State

    private var greetedSubjects: [String] = []

    private let addressBook: AddressBook = AddressBook.shared
    private let defaults = UserDefaults.standard
    private let historyKey = "greeted subjects"
    private let historyLimit = 5

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Greetings", comment: "")
        configureButton()
        configureLabels()
        loadHistory()
        setHistory(historyText(of: greetedSubjects))
    }

    // MARK: - Actions

    @objc private func didTapButton(_ button: UIButton) {
        loadGreetingData()
    }

    // MARK: - Views: layout and content

    private func configureButton() {
        showGreetingButton.setTitle(NSLocalizedString("Greet", comment: ""), for: .normal)
        showGreetingButton.addTarget(self, action: #selector(didTapButton(_:)), for: .touchUpInside)
        showGreetingButton.frame = CGRect(x: 20, y: 80, width: 280, height: 44)
        view.addSubview(showGreetingButton)
    }

    private func configureLabels() {
        greetingLabel.textAlignment = .center
        greetingLabel.frame = CGRect(x: 20, y: 140, width: 280, height: 44)
        historyLabel.numberOfLines = 0
        historyLabel.textColor = .gray
        historyLabel.frame = CGRect(x: 20, y: 200, width: 280, height: 160)
        view.addSubview(greetingLabel)
        view.addSubview(historyLabel)
    }

    private func setGreeting(_ greeting: String) {
        greetingLabel.text = greeting
    }

    private func setHistory(_ history: String) {
        historyLabel.text = history
        historyLabel.isHidden = history.isEmpty
    }

    // MARK: - Presentation

    private func greetingText(of data: GreetingData) -> String {
        data.greeting + " " + data.subject
    }

    private func historyText(of subjects: [String]) -> String {
        subjects.isEmpty ? "" : NSLocalizedString("Greeted before: ", comment: "") + subjects.joined(separator: ", ")
    }

    // MARK: - Business

    /// Asks for the next person in turn and greets it.
    private func loadGreetingData() {
        addressBook.nextPerson { [weak self] person in
            guard let self = self else { return }
            guard let person = person else {
                self.setGreeting(NSLocalizedString("There is nobody to greet.", comment: ""))
                return
            }
            let data = GreetingData(greeting: "Hello", subject: person.firstName + " " + person.lastName)
            self.saveHistory(of: data)
            self.setGreeting(self.greetingText(of: data))
            self.setHistory(self.historyText(of: self.greetedSubjects))
        }
    }

    // MARK: - Storage

    private func loadHistory() {
        greetedSubjects = defaults.stringArray(forKey: historyKey) ?? []
    }

    private func saveHistory(of data: GreetingData) {
        greetedSubjects.removeAll { $0 == data.subject }
        greetedSubjects.insert(data.subject, at: 0)
        greetedSubjects = Array(greetedSubjects.prefix(historyLimit))
        defaults.set(greetedSubjects, forKey: historyKey)
    }
}
