import UIKit

protocol PlantListViewControllerDelegate: AnyObject {
    func plantList(_ controller: PlantListViewController, didPick plant: Plant)
}

class PlantListViewController: UITableViewController {

    /// Set when the list is a picker; it then opens nothing.
    weak var delegate: PlantListViewControllerDelegate?

    private var plants: [Plant] {
        return PlantStore.shared.plants
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plants"
        let tip = TipViewController()
        addChild(tip)
        tableView.tableFooterView = tip.view
        tip.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return plants.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
        cell.textLabel?.text = plants[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let delegate = delegate {
            delegate.plantList(self, didPick: plants[indexPath.row])
        } else {
            performSegue(withIdentifier: "showPlant", sender: plants[indexPath.row])
        }
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        performSegue(withIdentifier: "showPhotos", sender: plants[indexPath.row])
    }

    // MARK: - Actions

    @IBAction func settingsTapped(_ sender: UIBarButtonItem) {
        let settings = SettingsRouter.createModule()
        present(UINavigationController(rootViewController: settings), animated: true)
    }

    @IBAction func reportTapped(_ sender: UIBarButtonItem) {
        performSegue(withIdentifier: "showWeeklyReport", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let plant = sender as? Plant else { return }
        if let detail = segue.destination as? PlantDetailViewController {
            detail.plant = plant
        } else if let photos = segue.destination as? PlantPhotosViewController {
            photos.plant = plant
        }
    }
}
