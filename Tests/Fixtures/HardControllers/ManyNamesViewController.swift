// swift-format-ignore-file
import UIKit
import CoreLocation

protocol Loader: AnyObject {
    var isReady: Bool { get }
    func load(_ id: Int)
}

struct Item { var id = 0 }

extension Notification.Name { static let changed = Notification.Name("changed") }

/// Doc.
class ManyNamesViewController: UIViewController, Loader {

    // MARK: - State
    // about the count
    private var count = 0  // trailing remark
    private var presenter: String = "p"
    private var interactor = 3
    var output: Int?
    private var router: [String] = []
    private var wired = false; private var second = 1
    var isReady: Bool { count > 0 }
    private var items: [Item] = [
        Item(id: 1),
        Item(id: 2),
    ]

    /// A long text.
    private let text = """
        count \(1)
          presenter
        """

    private var manager = CLLocationManager()
    #if DEBUG
    private var debugCount = 0
    private func debugLog() { debugCount += 1; print(count) }
    #endif
    private var completion: ((_ view: UIView, Int) throws -> Void)?
    private var name: String? { didSet { nameChanged(from: oldValue) } }
    private var observed: Int = 0 {
        willSet(next) { willChange(to: next) }
        didSet { count = observed }
    }
    private lazy var helper = Helper(owner: 3)
    private lazy var block: () -> Void = { [weak self] in self?.count = 1 }

    final class Helper { let owner: Int; init(owner: Int) { self.owner = owner } }
    private struct Secret { var value = 0; static let zero = Secret() }
    private var secret = Secret.zero
    private var secrets: [String: Secret] = [:]

    // MARK: - Life

    override func viewDidLoad() {
        super.viewDidLoad()
        load(1)
        setUp(presenter: "x", view: UIView())
        perform(count, on: items.first) { value in self.count = value } onError: { [weak self] error in
            self?.handle(error)
        }
        each { $0.id > self.count }
        each { count, item in count + item.id > self.count }
        withUnsafeMutablePointer(to: &count) { $0.pointee += 1 }
        modify(&items[0].id)
        modify(&count)
        while let last = items.popLast() { consume(last) }
        if let name, let o = output { print(name, o) }
        if var name = name { name += "x"; print(name) }
        guard let name = name else { return }
        say(name); say(self.name ?? ""); say("\(presenter) and \(self.router.count)")
        switch (count, name) {
        case (0, let n) where n == presenter: say(n)
        case (let c, _): count = c
        }
        do { let r = try compute(); say("\(r)") } catch let error as NSError { handle(error) } catch { handle(error) }
        secret.value = secrets["a"]?.value ?? Secret().value
        unnamed(3, label: 4)
        unlabelled(x: 3)
        let result = count > 3 ? describe(count) : describe(presenter)
        say(result)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self else { return }
            if self.count > 3 { self.say("late"); say2() }
            func say2() { print(3) }
        }
        ManyNamesViewController.register(self)
        let c = Self.shared
        _ = c
        NotificationCenter.default.post(name: .changed, object: nil)
        _ = operate(+)
        _ = { [count, weak self] in print(count, self as Any) }
        helper = Helper(owner: count)
        observed += 1
        blockTwice { print($0, count) }
        name.isEmpty ? say("a") : say("b")
        _ = items.map(\.id).map(double)
        _ = items.map { double($0.id) }
        for i in 0..<count { say("\(i)") }
        self[0] = Item()
        count -= 1; count += second
        (count, second) = (second, count)
        output = output.map(double)
    }

    static var shared: ManyNamesViewController?
    class func register(_ c: ManyNamesViewController) { shared = c }

    // MARK: - Work

    func load(_ id: Int) { count = id; manager.requestLocation() }

    private func setUp(presenter: String, view: UIView) {
        self.presenter = presenter
        count += self.interactor
        view.isHidden = isReady
        self.view.addSubview(view)
        let interactor = 4
        output = interactor
        router.append(presenter)
    }

    private func perform(_ n: Int, on item: Item?, then: (Int) -> Void, onError: @escaping (Error) -> Void) { then(n + count) }
    private func each(_ f: (Item) -> Bool) { items.removeAll(where: f) }
    private func each(_ f: (Int, Item) -> Bool) { _ = f(count, items[0]) }
    private func modify(_ n: inout Int) { n += 1 }
    private func consume(_ item: Item) { items.append(item); count = item.id }
    private func say(_ s: String) { presenter = s; count += s.count }
    private func compute() throws -> Int { guard count > 0 else { throw NSError(domain: "d", code: count) }; return count }
    private func handle(_ error: Error) { say("\(error)"); completion = nil }
    private func unnamed(_: Int, label _: Int) { count = 0; say("u") }
    private func unlabelled(x y: Int = 3) { count = y }
    private func describe(_ n: Int) -> String { "\(n) \(count)" }
    private func describe(_ s: String) -> String { s + presenter }
    private func operate(_ f: (Int, Int) -> Int) -> Int { f(count, second) }
    private func blockTwice(_ f: (Int) -> Void) { f(count); f(2) }
    private func double(_ n: Int) -> Int { n * 2 + count }
    private func nameChanged(from old: String?) { if old != name { say(name ?? "") } }
    private func willChange(to next: Int) { count = next }
    private subscript(i: Int) -> Item { get { items[i] } set { items[i] = newValue } }
    private func useSecret(_ s: Secret) -> Secret { secrets["k"] = s; return secret }

    /* block comment */ private func commented() { /* inside */ say("c") /* end */ } // after

    // a lonely comment

    @discardableResult
    @inline(never)
    private func attributed(
        _ a: Int,
        // about b
        b: [String: [Int]] = [:],
        c: @escaping @Sendable () -> Void
    ) -> [Item] {
        commented()
        _ = useSecret(secret)
        c()
        return items
    }

    func finish(animated: Bool = true, completion done: (() -> Void)? = nil) {
        attributed(1) { print("x") }
        dismiss(animated: animated, completion: done)
        dismiss(animated: animated) { self.count = 0; done?() }
        if let navigation = navigationController { navigation.popViewController(animated: true) }
        let next = ManyNamesViewController()
        next.count = count
        next.load(3)
        show(next, sender: self)
        present(next, animated: true)
    }

    func go() { let next = UIViewController(); next.title = title; next.modalPresentationStyle = .fullScreen
        present(next, animated: true) { [weak self] in self?.say("shown") }
    }
}

// MARK: - CLLocationManagerDelegate

extension ManyNamesViewController: CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { count = locations.count; finish() }
    private func extra() { load(4); go() }
}

// MARK: - More
extension ManyNamesViewController {

    // MARK: Inner
    private var computed: Int {
        get { count + second }
        set { count = newValue }
    }

    private func more() { computed += 1; extra(); say("x"); self.completion = { _, n in self.count = n } }
    public func open() { more() }
}
