//
//  CartViewController.swift
//  Shop
//
//  The marks of this file were right once. Code moved, marks stayed.
//

import UIKit
import RIBs

/// What `CartViewController` asks of `CartInteractor`.
@MainActor
protocol CartPresentableListener: AnyObject {
    func couponText() -> String
    func refreshPrices()
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
    func setQuantity(_ quantity: Int, at index: Int)
    func persist()
    func add(sku: String, name: String, price: Decimal)
    func redeem(_ code: String)
    func updateItems()
    func clearItems()
    func addItem(motion: UIEvent.EventSubtype)
}

final class CartViewController: UIViewController {

    /// The interactor: who builds the module keeps it, by its router.
    weak var listener: CartPresentableListener?

    // MARK: - Delegate

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let totalLabel = UILabel()
    private let couponField = UITextField()
    private let checkoutButton = UIButton(type: .system)
    private let emptyLabel = UILabel()

    var items: [Item] = [] {
        didSet { listener?.persist() }
    }
    var couponState = CouponState.none

    // MARK: - Networking

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        view.backgroundColor = .systemBackground
        buildHierarchy()
        listener?.updateItems()
        listener?.refreshPrices()
        render()
    }

    /// "€ 12.50", or "free".
    private func priceText(_ amount: Decimal) -> String {
        guard amount > 0 else { return "free" }
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter.string(from: amount as NSDecimalNumber) ?? "\(amount)"
    }

    private func quantityText(_ item: Item) -> String {
        item.quantity == 1 ? priceText(item.price) : "\(item.quantity) × \(priceText(item.price))"
    }

    // MARK: - Helpers

    private func confirmEmptying(then action: @escaping () -> Void) {
        let sheet = UIAlertController(title: "Empty the cart?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Empty", style: .destructive) { _ in action() })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(sheet, animated: true)
    }

    // MARK: - Navigation

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

    // MARK: - Persistence

    func render() {
        guard let listener = listener else { return }
        emptyLabel.isHidden = !items.isEmpty
        checkoutButton.isEnabled = !items.isEmpty
        totalLabel.text = [listener.couponText(), "Total " + priceText(total())]
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

    @objc private func checkoutTapped() {
        var code: String?
        if case .accepted(let coupon) = couponState {
            code = coupon.code
        }
        Tracker.log("cart.checkout", ["total": priceText(total())])
        listener?.openCheckout(total: total(), couponCode: code)
    }

    @objc private func trashTapped() {
        confirmEmptying { [weak self] in
            self?.listener?.clearItems()
        }
    }
}

// MARK: - Analytics

extension CartViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = items[indexPath.row]
        cell.textLabel?.text = item.name
        cell.detailTextLabel?.text = quantityText(item)
        let stepper = UIStepper()
        stepper.value = Double(item.quantity)
        stepper.tag = indexPath.row
        stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
        cell.accessoryView = stepper
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        listener?.openProduct(sku: items[indexPath.row].sku)
    }

    @objc private func stepped(_ stepper: UIStepper) {
        listener?.setQuantity(Int(stepper.value), at: stepper.tag)
    }
}

// MARK: - Animation

extension CartViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if let code = textField.text, !code.isEmpty {
            listener?.redeem(code.uppercased())
        }
        return true
    }
}

// MARK: - Undo

extension CartViewController {
    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        listener?.addItem(motion: motion)
    }
}

// MARK: - ViewControllable, CartPresentable

extension CartViewController: ViewControllable, CartPresentable {
    func renderIfNeeded() {
        if isViewLoaded { render() }
    }
}

// MARK: - Passed on

extension CartViewController {
    func add(sku: String, name: String, price: Decimal) {
        listener?.add(sku: sku, name: name, price: price)
    }
}
