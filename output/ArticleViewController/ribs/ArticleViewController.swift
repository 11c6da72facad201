//
//  ArticleViewController.swift
//  Reader
//
//  The newest articles, with search, a cache for trains and tunnels, and bookmarks.
//

import UIKit
import RIBs

/// What `ArticleViewController` asks of `ArticleInteractor`.
@MainActor
protocol ArticlePresentableListener: AnyObject {
    func loadSavedArticles()
    func fetchArticles()
    func navigateToDetail(with articleID: String)
    func updateQuery(searchText: String)
}

/// The list of articles.
final class ArticleViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {

    /// The interactor: who builds the module keeps it, by its router.
    weak var listener: ArticlePresentableListener?

    // MARK: - Properties

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let searchBar = UISearchBar()
    private let refreshControl = UIRefreshControl()
    private let spinner = UIActivityIndicatorView(style: .medium)

    var articles: [Article] = []
    var query = ""
    var bookmarkedIDs: Set<String> = []

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Articles", comment: "")
        setUpTable()
        setUpSearch()
        listener?.loadSavedArticles()
        listener?.fetchArticles()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let indexPath = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
    }

    // MARK: - Layout

    private func setUpTable() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.refreshControl = refreshControl
        refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
        tableView.frame = view.bounds
        view.addSubview(tableView)
        view.addSubview(spinner)
    }

    private func setUpSearch() {
        searchBar.placeholder = NSLocalizedString("Search articles", comment: "")
        searchBar.delegate = self
        tableView.tableHeaderView = searchBar
    }

    // MARK: - Actions

    @objc private func refresh() {
        listener?.fetchArticles()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        listener?.updateQuery(searchText: searchText)
    }

    // MARK: - Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shownArticles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        let article = shownArticles[indexPath.row]
        cell.textLabel?.text = heading(of: article)
        cell.detailTextLabel?.text = subtitle(of: article)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let article = shownArticles[indexPath.row]
        Tracker.log("article_opened", ["id": article.id])
        listener?.navigateToDetail(with: article.id)
    }

    // MARK: - Showing

    func showArticles() {
        tableView.reloadData()
        refreshControl.endRefreshing()
    }

    func showError(_ message: String) {
        refreshControl.endRefreshing()
        let alert = UIAlertController(
            title: NSLocalizedString("Error", comment: ""), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
        present(alert, animated: true)
    }

    func showLoading(_ isShown: Bool) {
        if isShown {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }

    // MARK: - Presentation

    /// What the search leaves, bookmarks first.
    private var shownArticles: [Article] {
        let found = query.isEmpty ? articles : articles.filter { $0.title.localizedCaseInsensitiveContains(query) }
        return found.filter { isBookmarked($0) } + found.filter { !isBookmarked($0) }
    }

    private func heading(of article: Article) -> String {
        isBookmarked(article) ? "★ " + article.title : article.title
    }

    private func subtitle(of article: Article) -> String {
        dateFormatter.string(from: article.publishedAt) + " · " + article.summary
    }

    // MARK: - Storage

    private func isBookmarked(_ article: Article) -> Bool {
        bookmarkedIDs.contains(article.id)
    }
}

// MARK: - ViewControllable, ArticlePresentable

extension ArticleViewController: ViewControllable, ArticlePresentable {}
