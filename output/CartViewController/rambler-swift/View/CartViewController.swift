//
//  CartViewController.swift
//  Shop
//
//  The marks of this file were right once. Code moved, marks stayed.
//

import UIKit

final class CartViewController: UIViewController {

    /// Configured on first use, so that existing callers need not change.
    lazy var output: CartViewOutput = CartModuleConfigurator().configure(viewController: self)

    // MARK: - Delegate

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let totalLabel = UILabel()
    private let couponField = UITextField()
    private let checkoutButton = UIButton(type: .system)
    private let emptyLabel = UILabel()

    var undoItem: (item: Item, index: Int)?

    // MARK: - Networking

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        view.backgroundColor = .systemBackground
        buildHierarchy()
        output.viewDidLoad()
        output.refreshPrices()
        render()
    }

    // MARK: - Helpers

    func confirmEmptying(then action: @escaping () -> Void) {
        let sheet = UIAlertController(title: "Empty the cart?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Empty", style: .destructive) { _ in action() })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(sheet, animated: true)
    }

    // MARK: - Navigation

    private func shipping(for amount: Decimal) -> Decimal {
        amount >= 50 || amount == 0 ? 0 : 4.9
    }

    func total() -> Decimal {
        let goods = output.subtotal()
        return goods - output.discount(on: goods) + shipping(for: goods)
    }

    // MARK: - Persistence

    func render() {
        emptyLabel.isHidden = !output.items.isEmpty
        checkoutButton.isEnabled = !output.items.isEmpty
        totalLabel.text = [output.couponText(), "Total " + output.priceText(total())]
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
        navigationController?.tabBarItem.badgeValue = output.items.isEmpty ? nil : String(output.items.count)
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
        output.checkoutTapped()
    }

    @objc private func trashTapped() {
        output.trashTapped()
    }
}

// MARK: - Analytics

extension CartViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return output.numberOfRows() }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = output.items[indexPath.row]
        cell.textLabel?.text = item.name
        cell.detailTextLabel?.text = output.quantityText(item)
        let stepper = UIStepper()
        stepper.value = Double(item.quantity)
        stepper.tag = indexPath.row
        stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
        cell.accessoryView = stepper
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        output.openProduct(sku: output.items[indexPath.row].sku)
    }

    @objc private func stepped(_ stepper: UIStepper) {
        output.setQuantity(Int(stepper.value), at: stepper.tag)
    }
}

// MARK: - Animation

extension CartViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if let code = textField.text, !code.isEmpty {
            output.redeem(code.uppercased())
        }
        return true
    }
}

// MARK: - Undo

extension CartViewController {
    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        output.motionEnded(motion: motion)
    }
}

// MARK: - CartViewInput

extension CartViewController: CartViewInput {
    func renderIfNeeded() {
        if isViewLoaded { render() }
    }
}

// MARK: - Passed on

extension CartViewController {
    func add(sku: String, name: String, price: Decimal) {
        output.add(sku: sku, name: name, price: price)
    }
}
