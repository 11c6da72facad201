import UIKit

final class SettingsViewController: UITableViewController, SettingsViewProtocol {

    var presenter: SettingsPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(doneTapped)
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: #selector(removeAllTapped)
        )
        presenter?.viewDidLoad()
    }

    @objc private func doneTapped() {
        presenter?.didTapDone()
    }

    @objc private func removeAllTapped() {
        presenter?.didTapRemoveAll()
    }

    func show(plantCount: Int) {
        title = "Settings, \(plantCount) plants"
    }

    func close() {
        dismiss(animated: true)
    }
}
