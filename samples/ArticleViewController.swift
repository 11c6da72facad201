//
//  ArticleViewController.swift
//  Reader
//
//  The newest articles, with search, a cache for trains and tunnels, and bookmarks.
//

import UIKit

/// The list of articles.
final class ArticleViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {

    // MARK: - Properties

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let searchBar = UISearchBar()
    private let refreshControl = UIRefreshControl()
    private let spinner = UIActivityIndicatorView(style: .medium)

    private var articles: [Article] = []
    private var query = ""
    private var bookmarkedIDs: Set<String> = []
    private var isLoading = false

    private let service: ArticleService = ArticleService.shared
    private let defaults = UserDefaults.standard

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
        loadSavedArticles()
        fetchArticles()
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
        fetchArticles()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        query = searchText.trimmingCharacters(in: .whitespaces)
        showArticles()
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
        navigateToDetail(with: article.id)
    }

    // MARK: - Showing

    private func showArticles() {
        tableView.reloadData()
        refreshControl.endRefreshing()
    }

    private func showError(_ message: String) {
        refreshControl.endRefreshing()
        let alert = UIAlertController(
            title: NSLocalizedString("Error", comment: ""), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
        present(alert, animated: true)
    }

    private func showLoading(_ isShown: Bool) {
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

    private func message(for error: Error) -> String {
        articles.isEmpty
            ? NSLocalizedString("The articles could not be loaded.", comment: "") : error.localizedDescription
    }

    // MARK: - Loading

    private func loadSavedArticles() {
        articles = cachedArticles()
        bookmarkedIDs = savedBookmarks()
        showArticles()
    }

    private func fetchArticles() {
        guard !isLoading else { return }
        isLoading = true
        showLoading(articles.isEmpty)
        service.articles { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            self.showLoading(false)
            switch result {
            case .success(let articles):
                self.cache(articles)
                self.articles = articles.sorted { $0.publishedAt > $1.publishedAt }
                self.showArticles()
            case .failure(let error):
                self.showError(self.message(for: error))
            }
        }
    }

    // MARK: - Storage

    private func cachedArticles() -> [Article] {
        guard let data = defaults.data(forKey: "articles") else { return [] }
        return (try? JSONDecoder().decode([Article].self, from: data)) ?? []
    }

    private func cache(_ articles: [Article]) {
        defaults.set(try? JSONEncoder().encode(articles), forKey: "articles")
    }

    private func savedBookmarks() -> Set<String> {
        Set(defaults.stringArray(forKey: "bookmarks") ?? [])
    }

    private func isBookmarked(_ article: Article) -> Bool {
        bookmarkedIDs.contains(article.id)
    }

    // MARK: - Navigation

    private func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        navigationController?.pushViewController(detail, animated: true)
    }
}
