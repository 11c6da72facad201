//
//  CartViewController.swift
//  Shop
//
//  The marks of this file were right once. Code moved, marks stayed.
//

import UIKit
import VIPERBuilder

final class CartViewController: UIViewController {

    lazy var viperBuilder: VIPERBuilder<CartInteractor, CartPresenter, CartRouter> = VIPERBuilder(controller: self)

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
        viperBuilder.presenter.viewDidLoad()
        viperBuilder.presenter.refreshPrices()
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
        let goods = viperBuilder.presenter.subtotal()
        return goods - viperBuilder.presenter.discount(on: goods) + shipping(for: goods)
    }

    // MARK: - Persistence

    func render() {
        emptyLabel.isHidden = !viperBuilder.presenter.items.isEmpty
        checkoutButton.isEnabled = !viperBuilder.presenter.items.isEmpty
        totalLabel.text = [viperBuilder.presenter.couponText(), "Total " + viperBuilder.presenter.priceText(total())]
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
        navigationController?.tabBarItem.badgeValue = viperBuilder.presenter.items.isEmpty ? nil : String(viperBuilder.presenter.items.count)
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
        viperBuilder.presenter.checkoutTapped()
    }

    @objc private func trashTapped() {
        viperBuilder.presenter.trashTapped()
    }
}

// MARK: - Analytics

extension CartViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return viperBuilder.presenter.numberOfRows() }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = viperBuilder.presenter.items[indexPath.row]
        cell.textLabel?.text = item.name
        cell.detailTextLabel?.text = viperBuilder.presenter.quantityText(item)
        let stepper = UIStepper()
        stepper.value = Double(item.quantity)
        stepper.tag = indexPath.row
        stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
        cell.accessoryView = stepper
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viperBuilder.router.openProduct(sku: viperBuilder.presenter.items[indexPath.row].sku)
    }

    @objc private func stepped(_ stepper: UIStepper) {
        viperBuilder.presenter.setQuantity(Int(stepper.value), at: stepper.tag)
    }
}

// MARK: - Animation

extension CartViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        if let code = textField.text, !code.isEmpty {
            viperBuilder.presenter.redeem(code.uppercased())
        }
        return true
    }
}

// MARK: - Undo

extension CartViewController {
    override var canBecomeFirstResponder: Bool { true }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        viperBuilder.presenter.motionEnded(motion: motion)
    }
}

// MARK: - Asked by the router

extension CartViewController {
    func renderIfNeeded() {
        if isViewLoaded { render() }
    }
}

// MARK: - Passed on

extension CartViewController {
    func add(sku: String, name: String, price: Decimal) {
        viperBuilder.presenter.add(sku: sku, name: name, price: price)
    }
}
