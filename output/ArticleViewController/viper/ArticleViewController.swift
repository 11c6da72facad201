//
//  ArticleViewController.swift
//  Reader
//
//  The newest articles, with search, a cache for trains and tunnels, and bookmarks.
//

import UIKit

/// The list of articles.
final class ArticleViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {

    /// Wired on first use.
    lazy var presenter: ArticleViewOutput = ArticleBuilder.wire(self)

    // MARK: - Properties

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let searchBar = UISearchBar()
    private let refreshControl = UIRefreshControl()
    private let spinner = UIActivityIndicatorView(style: .medium)

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Articles", comment: "")
        setUpTable()
        setUpSearch()
        presenter.loadSavedArticles()
        presenter.fetchArticles()
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
        presenter.fetchArticles()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        presenter.searchTextDidChange(searchText: searchText)
    }

    // MARK: - Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.shownArticles.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        let article = presenter.shownArticles[indexPath.row]
        cell.textLabel?.text = presenter.heading(of: article)
        cell.detailTextLabel?.text = presenter.subtitle(of: article)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let article = presenter.shownArticles[indexPath.row]
        Tracker.log("article_opened", ["id": article.id])
        presenter.navigateToDetail(with: article.id)
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
}

// MARK: - ArticleViewInput

extension ArticleViewController: ArticleViewInput {}
