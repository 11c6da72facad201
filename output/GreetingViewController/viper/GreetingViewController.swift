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

    /// Wired on first use.
    lazy var presenter: GreetingViewOutput = GreetingBuilder.wire(self)

    // MARK: - Views

    private let showGreetingButton = UIButton(type: .system)
    private let greetingLabel = UILabel()
    private let historyLabel = UILabel()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Greetings", comment: "")
        configureButton()
        configureLabels()
        presenter.loadHistory()
        setHistory(presenter.historyText(of: presenter.greetedSubjects))
    }

    // MARK: - Actions

    @objc private func didTapButton(_ button: UIButton) {
        presenter.loadGreetingData()
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

    func setGreeting(_ greeting: String) {
        greetingLabel.text = greeting
    }

    func setHistory(_ history: String) {
        historyLabel.text = history
        historyLabel.isHidden = history.isEmpty
    }

    // MARK: - Presentation

    private func greetingText(of data: GreetingData) -> String {
        data.greeting + " " + data.subject
    }
}

// MARK: - GreetingViewInput

extension GreetingViewController: GreetingViewInput {
    func setGreetingWithData(_ data: GreetingData) {
        setGreeting(greetingText(of: data))
    }
}
