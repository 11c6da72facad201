//
//  PostsViewController.swift
//  Journal
//
//  All posts. The details of a post tell this screen when a bookmark changes.
//

import UIKit

/// The list of posts.
final class PostsViewController: UITableViewController {

    /// Wired on first use.
    lazy var presenter: PostsViewOutput = PostsBuilder.wire(self)

    // MARK: - Properties

    private(set) var posts: [Post] = []

    private let spinner = UIActivityIndicatorView(style: .large)
    private let messageLabel = UILabel()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Posts", comment: "")
        configureViews()
        presenter.reload()
    }

    // MARK: - Views

    private func configureViews() {
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        tableView.backgroundView = messageLabel
        tableView.tableHeaderView = spinner
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("Reload", comment: ""), style: .plain, target: self,
            action: #selector(didTapReload))
    }

    func displayLoading() {
        messageLabel.text = nil
        spinner.startAnimating()
    }

    func display(_ shown: [Post]) {
        spinner.stopAnimating()
        posts = shown
        tableView.reloadData()
    }

    func displayMessage(_ message: String) {
        spinner.stopAnimating()
        messageLabel.text = message
    }

    // MARK: - Actions

    @objc private func didTapReload() {
        presenter.reload()
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        posts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        let post = posts[indexPath.row]
        cell.textLabel?.text = post.title
        cell.accessoryType = presenter.isBookmarked(post) ? .checkmark : .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.showDetails(of: posts[indexPath.row])
    }
}

// MARK: - PostPageDelegate

extension PostsViewController: PostPageDelegate {
    func toggleBookmark(for post: Post) {
        presenter.toggleBookmark(post: post)
    }
}

// MARK: - PostsViewInput

extension PostsViewController: PostsViewInput {}
