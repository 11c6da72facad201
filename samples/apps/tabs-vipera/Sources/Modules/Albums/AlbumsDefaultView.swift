import UIKit

class AlbumsDefaultView: UITableViewController {

    var presenter: AlbumsPresenter?

    private var titles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Albums"
        self.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
        self.presenter?.viewDidLoad()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return self.titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        cell.textLabel?.text = self.titles[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        self.presenter?.selectAlbum(at: indexPath.row)
    }
}

extension AlbumsDefaultView: AlbumsView {

    func display(_ titles: [String]) {
        self.titles = titles
        self.tableView.reloadData()
    }
}
