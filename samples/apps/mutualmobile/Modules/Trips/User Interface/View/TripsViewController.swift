import UIKit

class TripsViewController: UITableViewController, TripsViewInterface {
    var eventHandler: TripsModuleInterface?

    private var rows: [TripRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trip")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(didTapAdd))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        eventHandler?.updateView()
    }

    @objc func didTapAdd() {
        eventHandler?.addNewTrip()
    }

    func showNoTripsMessage() {
        let label = UILabel()
        label.text = "No trips ahead"
        label.textAlignment = .center
        tableView.backgroundView = label
        rows = []
        tableView.reloadData()
    }

    func showTrips(_ rows: [TripRow]) {
        tableView.backgroundView = nil
        self.rows = rows
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
        cell.textLabel?.text = "\(rows[indexPath.row].title), \(rows[indexPath.row].days)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventHandler?.openTrip(at: indexPath.row)
    }
}
