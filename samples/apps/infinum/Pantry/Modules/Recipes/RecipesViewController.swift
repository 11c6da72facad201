import UIKit

final class RecipesViewController: UITableViewController {

    // MARK: - Public properties

    var presenter: RecipesPresenterInterface!

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Log out", style: .plain, target: self, action: #selector(logoutTapped)
        )
        presenter.viewDidLoad()
    }

    @objc private func logoutTapped() {
        presenter.didTapLogout()
    }

    // MARK: - UITableViewDataSource

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        cell.textLabel?.text = presenter.name(at: indexPath.row)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelect(indexPath.row)
    }
}

// MARK: - Extensions

extension RecipesViewController: RecipesViewInterface {

    func reload() {
        tableView.reloadData()
    }

    func show(title: String) {
        self.title = title
    }
}
