//
//  PostsViewController.swift
//  Journal
//
//  All posts. The details of a post tell this screen when a bookmark changes.
//

import UIKit

/// The list of posts.
final class PostsViewController: UITableViewController {

    // MARK: - Properties

    private let api: PostAPI = PostAPI.shared
    private let bookmarks = BookmarkStore.shared
    private var posts: [Post] = []

    private let spinner = UIActivityIndicatorView(style: .large)
    private let messageLabel = UILabel()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Posts", comment: "")
        configureViews()
        reload()
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

    private func displayLoading() {
        messageLabel.text = nil
        spinner.startAnimating()
    }

    private func display(_ shown: [Post]) {
        spinner.stopAnimating()
        posts = shown
        tableView.reloadData()
    }

    private func displayMessage(_ message: String) {
        spinner.stopAnimating()
        messageLabel.text = message
    }

    // MARK: - Actions

    @objc private func didTapReload() {
        reload()
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        posts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        let post = posts[indexPath.row]
        cell.textLabel?.text = post.title
        cell.accessoryType = isBookmarked(post) ? .checkmark : .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showDetails(of: posts[indexPath.row])
    }

    // MARK: - Loading

    private func reload() {
        displayLoading()
        api.posts { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let posts) where posts.isEmpty:
                self.displayMessage(NSLocalizedString("Nobody has written anything yet.", comment: ""))
            case .success(let posts):
                self.display(self.sorted(posts))
            case .failure(let error):
                self.displayMessage(error.localizedDescription)
            }
        }
    }

    /// Bookmarks first, then by number.
    private func sorted(_ posts: [Post]) -> [Post] {
        posts.sorted { left, right in
            let isLeft = isBookmarked(left)
            return isLeft == isBookmarked(right) ? left.id < right.id : isLeft
        }
    }

    // MARK: - Bookmarks

    private func isBookmarked(_ post: Post) -> Bool {
        bookmarks.isBookmarked(post.id)
    }

    // MARK: - Navigation

    private func showDetails(of post: Post) {
        let details = PostPageController(post: post)
        details.delegate = self
        show(details, sender: nil)
    }
}

// MARK: - PostPageDelegate

extension PostsViewController: PostPageDelegate {
    func toggleBookmark(for post: Post) {
        bookmarks.toggle(post.id)
        display(sorted(posts))
    }
}
