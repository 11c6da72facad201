import UIKit

class PostsDefaultView: UITableViewController {

    var presenter: PostsPresenter?

    private var posts: [Post] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Posts"
        self.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
        self.presenter?.viewDidLoad()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return self.posts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        cell.textLabel?.text = self.posts[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        self.presenter?.select(self.posts[indexPath.row])
    }
}

extension PostsDefaultView: PostsView {

    func displayLoading() {
        self.refreshControl?.beginRefreshing()
    }

    func display(_ posts: [Post]) {
        self.refreshControl?.endRefreshing()
        self.posts = posts
        self.tableView.reloadData()
    }

    func display(_ error: Error) {
        self.refreshControl?.endRefreshing()
        self.title = error.localizedDescription
    }
}
