//
//  PostDetailsViewController.swift
//  Journal
//
//  A post with its comments. Who shows it keeps the bookmarks.
//

import UIKit

/// Told when the reader sets or removes a bookmark.
protocol PostDetailsDelegate: AnyObject {
    func toggleBookmark(for post: Post)
}

/// A post and its comments.
final class PostDetailsViewController: UIViewController, UITableViewDataSource {

    /// Wired on first use.
    lazy var presenter: PostDetailsViewOutput = PostDetailsBuilder.wire(self)

    // MARK: - Properties

    let post: Post
    private let bookmarks = BookmarkStore.shared
    private var comments: [Comment] = []

    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let bookmarkButton = UIBarButtonItem()

    // MARK: - Life cycle

    init(post: Post) {
        self.post = post
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        titleLabel.text = post.title
        bodyLabel.text = post.body
        setUp(isBookmarked: isBookmarked)
        presenter.reload()
    }

    // MARK: - Views

    private func configureViews() {
        bookmarkButton.target = self
        bookmarkButton.action = #selector(didTapBookmark)
        navigationItem.rightBarButtonItem = bookmarkButton
        titleLabel.font = .boldSystemFont(ofSize: 20)
        bodyLabel.numberOfLines = 0
        tableView.dataSource = self
        for subview in [titleLabel, bodyLabel, tableView] {
            view.addSubview(subview)
        }
    }

    func setUp(isBookmarked: Bool) {
        bookmarkButton.title = isBookmarked ? "★" : "☆"
    }

    func display(_ shown: [Comment]) {
        comments = shown
        tableView.reloadData()
    }

    // MARK: - Actions

    @objc private func didTapBookmark() {
        presenter.didTapBookmark()
    }

    // MARK: - Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        comments.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
        cell.textLabel?.text = presenter.line(of: comments[indexPath.row])
        return cell
    }

    // MARK: - Loading

    var isBookmarked: Bool {
        bookmarks.isBookmarked(post.id)
    }
}

// MARK: - PostDetailsViewInput

extension PostDetailsViewController: PostDetailsViewInput {}

// MARK: - Passed on

extension PostDetailsViewController {
    var delegate: PostDetailsDelegate? {
        get { presenter.delegate }
        set { presenter.delegate = newValue }
    }
}
