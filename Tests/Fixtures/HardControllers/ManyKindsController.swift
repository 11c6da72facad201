// swift-format-ignore-file
import UIKit
import Foundation

protocol ManyKindsDelegate: AnyObject { func done(_ c: ManyKindsController) }

private let fileLimit = 3
let globalLimit = 5

func globalHelper(_ x: Int) -> Int { x + 1 }

class ManyKindsController: UIViewController, UITableViewDataSource {
    struct Row: Equatable { let title: String; var count = 0 }
    private enum State { case idle, loading(Int), failed(Error) }
    typealias Done = (Result<[Row], Error>) -> Void

    weak var delegate: ManyKindsDelegate?
    static let reuse = "cell"
    static func makeTitle(_ n: Int) -> String { "n\(n)" }
    @IBOutlet weak var table: UITableView!
    let label = UILabel()
    private var rows: [Row] = []
    private var state: State = .idle
    private var counter = 0 { didSet { refresh() } }
    var provider: () -> Int? = { nil }
    private lazy var formatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .short
        return f
    }()
    private var total: Int { rows.map { $0.count }.reduce(0, +) }
    var editable: Int {
        get { counter }
        set { counter = newValue }
    }
    private(set) var lastError: Error?
    var timer: Timer?
    fileprivate var cache: [String: Int] = [:]
    var onDone: ((Int) -> Void)?
    private var a = 1, b = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        load(page: 1) { [weak self] result in
            guard let self = self else { return }
            self.handle(result)
        }
        let n = NotificationCenter.default
        n.addObserver(self, selector: #selector(appChanged), name: nil, object: nil)
        counter += 1
        rows[0].count = 4
        rows.append(Row(title: "x"))
        label.text = title(for: rows.count)
        swapValues(&counter)
        if case .loading(let n) = state { print(n) }
        print(total, a, b, cache["x"] ?? 0, formatter.string(from: Date()))
        _ = provider()
        try? validate(name: "x")
        let made = make(Row.self)
        print(made as Any)
        Task { await refreshAll() }
        log("x", "y")
        optionalAction?(3)
        onDone = handleDone
    }

    @objc private func appChanged() { counter = 0 }

    // MARK: - Loading

    func load(page: Int, completion: @escaping Done) {
        state = .loading(page)
        DispatchQueue.main.async {
            self.counter += page
            completion(.success(self.rows))
        }
    }

    private func handle(_ result: Result<[Row], Error>) {
        switch result {
        case .success(let rows): self.rows = rows; refresh()
        case .failure(let error): lastError = error; state = .failed(error)
        }
    }

    private func refresh() { label.text = "\(counter)" ; updateTitle() }
    private func updateTitle() { title = Self.makeTitle(counter) }

    func title(for count: Int, prefix: String = "p") -> String { "\(prefix)\(count)" }
    private func swapValues(_ v: inout Int) { v = globalHelper(v) + globalLimit }
    func validate(name: String) throws { if name.isEmpty { throw NSError(domain: "x", code: 1) } }
    func make<T>(_ type: T.Type) -> T? where T: Equatable { nil }
    func refreshAll() async { counter = 2 }
    func log(_ items: String...) { print(items, cache.count, fileLimit) }
    @discardableResult func increment(by n: Int = 1) -> Int { counter += n; return counter }
    var optionalAction: ((Int) -> Void)?
    private func handleDone(_ n: Int) { counter = n; increment(); increment(by: 2) }
    @available(iOS 13, *) func modern() { counter = increment() }

    func presentDetails(of row: Row) {
        let alert = UIAlertController(title: row.title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { _ in self.increment() }))
        present(alert, animated: true, completion: nil)
        navigationController?.pushViewController(UIViewController(), animated: true)
        delegate?.done(self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuse, for: indexPath)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.title
        presentDetails(of: row)
        return cell
    }
    deinit { timer?.invalidate() }
}

extension ManyKindsController {
    // MARK: Helpers
    fileprivate func store(_ key: String, _ value: Int) { cache[key] = value }
    func `default`(_ in: Int) { store("k", `in`) }
    subscript(i: Int) -> Row { rows[i] }
}

private extension ManyKindsController {
    func hidden() { counter = 9; store("a", 1) }
    var hiddenValue: Int { counter * 2 }
}
