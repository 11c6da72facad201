import UIKit

class PackingViewController: UITableViewController, PackingViewInterface {
    var eventHandler: PackingModuleInterface?

    private var items: [PackingItem] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Packing"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(didTapDone))
        eventHandler?.updateView()
    }

    @objc func didTapDone() {
        eventHandler?.finishPacking()
    }

    func showItems(_ items: [PackingItem]) {
        self.items = items
        tableView.reloadData()
    }

    func setFinishEnabled(_ isEnabled: Bool) {
        navigationItem.rightBarButtonItem?.isEnabled = isEnabled
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = items[indexPath.row].name
        cell.accessoryType = items[indexPath.row].isPacked ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventHandler?.toggleItem(at: indexPath.row)
    }
}
