//
//  CartViewController.swift
//  Shop
//
//  The marks of this file were right once. Code moved, marks stayed.
//

import UIKit

final class CartViewController: UIViewController {

    /// Wired on first use.
    lazy var presenter: CartViewOutput = CartBuilder.wire(self)

    // MARK: - Delegate

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let totalLabel = UILabel()
    private let couponField = UITextField()
    private let checkoutButton = UIButton(type: .system)
    private let emptyLabel = UILabel()

    // MARK: - Networking

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        view.backgroundColor = .systemBackground
        buildHierarchy()
        presenter.viewDidLoad()
        presenter.refreshPrices()
        render()
    }

    // MARK: - Helpers

    private func confirmEmptying(then action: @escaping () -> Void) {
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
        let goods = presenter.subtotal()
        return goods - presenter.discount(on: goods) + shipping(for: goods)
    }

    // MARK: - Persistence

    func render() {
        emptyLabel.isHidden = !presenter.items.isEmpty
        checkoutButton.isEnabled = !presenter.items.isEmpty
        totalLabel.text = [presenter.couponText(), "Total " + presenter.priceText(total())]
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
        navigationController?.tabBarItem.badgeValue = presenter.items.isEmpty ? nil : String(presenter.items.count)
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
        presenter.checkoutTapped()
    }

    @objc private func trashTapped() {
        confirmEmptying { [weak self] in
            self?.presenter.didConfirmEmptying()
        }
    }
}

// MARK: - Analytics

extension CartViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return presenter.numberOfRows() }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = presenter.items[indexPath.row]
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
        presenter.openProduct(sku: presenter.items[indexPath.row].sku)
    }

    @objc private func stepped(_ stepper: UIStepper) {
        presenter.setQuantity(Int(stepper.value), at: stepper.tag)
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
        presenter.motionEnded(motion: motion)
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
        presenter.add(sku: sku, name: name, price: price)
    }
}
