import UIKit

final class ReminderViewController: UIViewController {

    var presenter: ReminderViewOutput?

    private let picker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reminder"
        picker.addTarget(self, action: #selector(dateChanged), for: .valueChanged)
        view.addSubview(picker)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(saveTapped)),
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(removeTapped)),
        ]
        presenter?.viewDidLoad()
    }

    @objc private func dateChanged() {
        presenter?.didPick(picker.date)
    }

    @objc private func saveTapped() {
        presenter?.didTapSave()
    }

    @objc private func removeTapped() {
        presenter?.didTapRemove()
    }
}

extension ReminderViewController: ReminderViewInput {

    func show(date: Date) {
        picker.date = date
    }

    func show(message: String) {
        navigationItem.prompt = message
    }
}
