//
//  CartViewController.swift
//  Shop
//
//  The marks of this file were right once. Code moved, marks stayed.
//

import UIKit

final class CartViewController: UIViewController {

    /// Wired on first use, so that storyboards and existing callers need not change.
    lazy var presenter: CartViewOutput = CartBuilder.wire(self)

    // MARK: - Delegate

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let totalLabel = UILabel()
    private let couponField = UITextField()
    private let checkoutButton = UIButton(type: .system)
    private let emptyLabel = UILabel()

    private var items: [Item] = [] {
        didSet { persist() }
    }
    var couponState = CouponState.none
    private var undoItem: (item: Item, index: Int)?

    // MARK: - Networking

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        view.backgroundColor = .systemBackground
        buildHierarchy()
        items = presenter.restore()
        refreshPrices()
        render()
    }

    private func couponText() -> String {
        switch couponState {
        case .none: return ""
        case .checking(let code): return "checking \(code) …"
        case .accepted(let coupon): return "\(coupon.code): −\(coupon.percent) %"
        case .rejected(let reason): return reason
        }
    }

    // MARK: - Layout

    /// Asks the shop for today's prices. Items that are sold out leave the cart.
    private func refreshPrices() {
        var request = URLRequest(url: endpoint("prices"))
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(items.map { $0.sku })
        URLSession.shared.dataTask(with: request) { [weak self] data, _, _ in
            guard let data = data, let prices = try? JSONDecoder().decode([String: Decimal].self, from: data) else {
                return  // yesterday's prices will do
            }
            DispatchQueue.main.async {
                self?.apply(prices)
            }
        }.resume()
    }

    func check(couponCode code: String, completion: @escaping (Coupon?) -> Void) {
        let url = endpoint("coupons").appendingPathComponent(code)
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let coupon = data.flatMap { try? JSONDecoder().decode(Coupon.self, from: $0) }
            DispatchQueue.main.async {
                completion(coupon)
            }
        }.resume()
    }

    private func endpoint(_ path: String) -> URL {
        URL(string: "https://shop.example/api/")!.appendingPathComponent(path)
    }

    // MARK: - Helpers

    private func confirmEmptying(then action: @escaping () -> Void) {
        let sheet = UIAlertController(title: "Empty the cart?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Empty", style: .destructive) { _ in action() })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(sheet, animated: true)
    }

    // MARK: - Navigation

    private func apply(_ prices: [String: Decimal]) {
        items = items.compactMap { item in
            guard let price = prices[item.sku] else { return nil }
            return Item(sku: item.sku, name: item.name, price: price, quantity: item.quantity)
        }
        render()
    }

    private func subtotal() -> Decimal {
        items.reduce(0) { $0 + $1.price * Decimal($1.quantity) }
    }

    private func discount(on amount: Decimal) -> Decimal {
        guard case .accepted(let coupon) = couponState else { return 0 }
        return amount * Decimal(coupon.percent) / 100
    }

    private func shipping(for amount: Decimal) -> Decimal {
        amount >= 50 || amount == 0 ? 0 : 4.9
    }

    private func total() -> Decimal {
        let goods = subtotal()
        return goods - discount(on: goods) + shipping(for: goods)
    }

    private func remove(at index: Int) {
        undoItem = (items[index], index)
        items.remove(at: index)
        render()
    }

    private func setQuantity(_ quantity: Int, at index: Int) {
        guard quantity > 0 else {
            remove(at: index)
            return
        }
        items[index].quantity = min(quantity, 99)
        render()
    }

    // MARK: - Persistence

    func render() {
        emptyLabel.isHidden = !items.isEmpty
        checkoutButton.isEnabled = !items.isEmpty
        totalLabel.text = [couponText(), "Total " + presenter.priceText(total())]
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
        navigationController?.tabBarItem.badgeValue = items.isEmpty ? nil : String(items.count)
        tableView.reloadData()
    }

    private func buildHierarchy() {
        emptyLabel.text = "Nothing here yet."
        emptyLabel.textAlignment = .center
        totalLabel.numberOfLines = 2
        couponField.placeholder = "Coupon"
        couponField.borderStyle = .roundedRect
        couponField.delegate = self
        checkoutButton.setTitle("Check out", for: .normal)
        checkoutButton.addTarget(self, action: #selector(checkoutTapped), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: #selector(trashTapped))
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")

        let stack = UIStackView(arrangedSubviews: [tableView, emptyLabel, couponField, totalLabel, checkoutButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
    }

    // MARK: - View

    private func persist() {
        UserDefaults.standard.set(try? JSONEncoder().encode(items), forKey: "cart.items")
    }

    @objc private func checkoutTapped() {
        var code: String?
        if case .accepted(let coupon) = couponState {
            code = coupon.code
        }
        Tracker.log("cart.checkout", ["total": presenter.priceText(total())])
        presenter.openCheckout(total: total(), couponCode: code)
    }

    @objc private func trashTapped() {
        confirmEmptying { [weak self] in
            self?.items = []
            self?.couponState = .none
            self?.render()
        }
    }

    /// Takes an item from another screen.
    func add(sku: String, name: String, price: Decimal) {
        if let index = items.firstIndex(where: { $0.sku == sku }) {
            items[index].quantity += 1
        } else {
            items.append(Item(sku: sku, name: name, price: price, quantity: 1))
        }
        if isViewLoaded { render() }
    }
}

// MARK: - Analytics

extension CartViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = items[indexPath.row]
        cell.textLabel?.text = item.name
        cell.detailTextLabel?.text = presenter.quantityText(item)
        let stepper = UIStepper()
        stepper.value = Double(item.quantity)
        stepper.tag = indexPath.row
        stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
        cell.accessoryView = stepper
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.openProduct(sku: items[indexPath.row].sku)
    }

    @objc private func stepped(_ stepper: UIStepper) {
        setQuantity(Int(stepper.value), at: stepper.tag)
    }
}

// MARK: - Animation

extension CartViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if let code = textField.text, !code.isEmpty {
            presenter.redeem(code.uppercased())
        }
        return true
    }
}

// MARK: - Undo

extension CartViewController {
    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake, let (item, index) = undoItem else { return }
        items.insert(item, at: min(index, items.count))
        undoItem = nil
        render()
    }
}

// MARK: - CartViewInput

extension CartViewController: CartViewInput {}
