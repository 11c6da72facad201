// swift-format-ignore-file
import UIKit

final class ManyTypesController: UITableViewController {
    enum Filter: String, CaseIterable { case all, open }
    struct Model { var name = ""; var tags: [String] = [] }
    class Store { var items: [Model] = []; func save() {} }

    private var model = Model()
    private let store = Store()
    private var filter = Filter.all
    private var items: [Model] = []
    private var page = 0
    private var isLoading = false
    private var user: String?
    private var handler: (() -> Void)?
    private var matrix: [[Int]] = [[1, 2], [3, 4]]
    private var tuple: (a: Int, b: String) = (1, "x")
    private var closure: (Int) -> Int = { $0 + 1 }
    private var dict = [String: [Int]]()
    private var set: Set<String> = []
    private var opt: Int? = nil
    private var implicit: String!
    private let names = ["a", "b"]
    private let limit = 10
    private let ratio = 1.5
    private let flag = true
    private let url = URL(string: "https://example.com")

    override func viewDidLoad() {
        super.viewDidLoad()
        let page = 5
        print(page, self.page)
        model.name = "x"
        model.tags.append("t")
        matrix[0][1] += 3
        tuple.a = 4
        dict["k", default: []].append(1)
        set.insert("s")
        items = items.filter { $0.name != "" }.map { m in var m = m; m.tags = []; return m }
        if let user { print(user) }
        if let user = user { print(user) }
        guard let user else { return }
        print(user, implicit.count, implicit ?? "")
        handler = { [weak self] in self?.reload() }
        handler = { [unowned self] in reload() }
        handler = { [self] in reload() }
        handler = { [page] in print(page) }
        handler = { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.page += 1
            strongSelf.reload()
        }
        for item in items where item.name == model.name { print(item, limit, ratio, flag) }
        switch filter { case .all: reload(); case .open: break }
        let f = closure
        print(f(1), closure(2), names[0], url as Any)
        store.items.removeAll()
        store.save()
        (page > 3 ? reload : reload)()
        let local = { (x: Int) in self.page + x }
        print(local(1), "\(model.name) \(page) \(compute(page))")
        func nested() { reload(); self.page = 3 }
        nested()
        defer { isLoading = false }
        isLoading = true
        opt = opt.map { $0 + 1 }
        opt! += 1
        isLoading.toggle()
        _ = [page, self.page].sorted(by: >)
        let kp = \ManyTypesController.title
        print(kp)
        self.page = compute(page) + (isLoading ? 1 : compute(2))
        UIView.animate(withDuration: 0.3) { self.view.alpha = 0; self.page = 2 }
        if items.isEmpty, page == 1 || isBusy { reload() }
        do { try risky() } catch { show(error) }
        tableView.reloadData()
        async { self.finish($0) }
    }

    private var isBusy: Bool { isLoading && page > 1 }
    private func compute(_ n: Int) -> Int { n * page }
    private func reload() { tableView.reloadData(); fetch(filter) { models in self.items = models; self.update() } }
    private func fetch(_ filter: Filter, then done: @escaping ([Model]) -> Void) {
        isLoading = true
        store.save()
        URLSession.shared.dataTask(with: url!) { [weak self] _, _, _ in
            DispatchQueue.main.async { self?.isLoading = false; done(self?.items ?? []) }
        }.resume()
    }
    private func update() { title = "\(items.count)"; user = user ?? "x"; setUser("y") }
    private func setUser(_ user: String) { self.user = user; UserDefaults.standard.set(user, forKey: "u") }
    private func risky() throws { if page > 3 { throw NSError(domain: "", code: 0) } }
    private func show(_ error: Error) { let a = UIAlertController(title: "\(error)", message: nil, preferredStyle: .alert); present(a, animated: true) }
    private func async(_ f: @escaping (Int) -> Void) { f(page) }
    private func finish(_ n: Int) { page = n; dismiss(animated: true); go(to: .open) }
    private func go(to filter: Filter) { self.filter = filter; navigationController?.popViewController(animated: true) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let item = items[indexPath.row]
        open(item)
        select(item, at: indexPath)
    }
    private func open(_ model: Model) { let c = UIViewController(); c.title = model.name; navigationController?.pushViewController(c, animated: true) }
    private func select(_ model: Model, at indexPath: IndexPath) { self.model = model; tableView.deselectRow(at: indexPath, animated: true) }
    init(user: String, filter: Filter = .all) { self.user = user; self.filter = filter; super.init(style: .plain) }
    required init?(coder: NSCoder) { fatalError() }
}
