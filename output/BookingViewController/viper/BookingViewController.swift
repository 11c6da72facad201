//
//  BookingViewController.swift
//  Tables
//
//  Books a table. Everything happens where it was needed first.
//

import UIKit

final class BookingViewController: UIViewController {

    /// Wired on first use.
    lazy var presenter: BookingViewOutput = BookingBuilder.wire(self)

    // MARK: - Outlets

    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var phoneField: UITextField!
    @IBOutlet private weak var guestsStepper: UIStepper!
    @IBOutlet private weak var guestsLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!
    @IBOutlet private weak var holdLabel: UILabel!
    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var pointsLabel: UILabel!
    @IBOutlet private weak var slotsTable: UITableView!
    @IBOutlet private weak var bookButton: UIButton!
    @IBOutlet private weak var voucherButton: UIButton!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!

    // MARK: - State

    /// Told about every booking, before the confirmation is shown.
    var onBooked: ((String) -> Void)?

    private let service = BookingService.shared
    private var requestNumber = 0

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book a table"
        presenter.viewDidLoad()
        slotsTable.dataSource = self
        slotsTable.delegate = self
        nameField.delegate = self
        phoneField.delegate = self
        phoneField.keyboardType = .phonePad
        guestsStepper.minimumValue = 1
        guestsStepper.maximumValue = 12

        // Whoever booked before need not type again.
        nameField.text = presenter.defaults.string(forKey: "booking.name")
        phoneField.text = presenter.defaults.string(forKey: "booking.phone")
        let last = presenter.defaults.integer(forKey: "booking.guests")
        presenter.viewDidLoadWithLast(last)
        guestsStepper.value = Double(presenter.guests)
        guestsLabel.text = presenter.guests == 1 ? "1 guest" : "\(presenter.guests) guests"
        holdLabel.isHidden = true
        bookButton.isEnabled = false
        NotificationCenter.default.addObserver(
            self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification,
            object: nil)
        reloadSlots()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        presenter.holdTimer?.invalidate()
        presenter.holdTimer = nil
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Slots

    /// Asks for free tables. An answer to an older question is dropped.
    private func reloadSlots() {
        requestNumber += 1
        let number = requestNumber
        spinner.startAnimating()
        statusLabel.text = "Looking for tables …"
        statusLabel.textColor = .secondaryLabel
        service.slots(for: presenter.guests) { [weak self] result in
            guard let self = self, number == self.requestNumber else { return }
            self.spinner.stopAnimating()
            switch result {
            case .success(let slots):
                self.presenter.slots = slots.filter { $0.freeSeats >= self.presenter.guests }.sorted { $0.time < $1.time }
                if let selected = self.presenter.selectedSlot, !self.presenter.slots.contains(where: { $0.id == selected.id }) {
                    self.service.release(selected)
                    self.presenter.forgetSlot()
                }
                self.statusLabel.text = self.presenter.slots.isEmpty ? "Nothing is free any more." : nil
                self.slotsTable.reloadData()
                self.presenter.logSlots()
            case .failure(let error):
                self.presenter.resetSlots()
                self.slotsTable.reloadData()
                self.statusLabel.text = self.message(for: error)
                self.statusLabel.textColor = .systemRed
            }
        }
    }

    private func choose(_ slot: BookingSlot) {
        if let old = presenter.selectedSlot {
            guard old.id != slot.id else { return }
            service.release(old)
        }
        presenter.updateSelectedSlot(slot)
        updatePrice()
        spinner.startAnimating()
        service.hold(slot, guests: presenter.guests) { [weak self] seconds in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            guard self.presenter.selectedSlot == slot else {
                self.service.release(slot)
                return  // another table was chosen meanwhile
            }
            guard let seconds = seconds else {
                self.presenter.forgetSlot()
                self.statusLabel.text = "Somebody was faster."
                self.statusLabel.textColor = .systemRed
                self.reloadSlots()
                return
            }
            self.presenter.secondsLeft = seconds
            self.bookButton.isEnabled = true
            self.holdLabel.text = self.presenter.holdText(seconds)
            self.holdLabel.isHidden = false
            self.presenter.holdTimer?.invalidate()
            self.presenter.holdTimer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(self.tick), userInfo: nil, repeats: true)
        }
    }

    @objc private func tick() {
        presenter.tick()
        if presenter.secondsLeft > 0 {
            holdLabel.text = presenter.holdText(presenter.secondsLeft)
            holdLabel.textColor = presenter.secondsLeft < 10 ? .systemRed : .label
            return
        }
        let slot = presenter.selectedSlot
        presenter.forgetSlot()
        if let slot = slot {
            service.release(slot)
            Tracker.log("booking.expired", ["slot": String(slot.id)])
        }
        let alert = UIAlertController(
            title: "Too late", message: "The table was given away.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                self?.reloadSlots()
            })
        present(alert, animated: true)
    }

    @objc private func didEnterBackground() {
        guard let slot = presenter.selectedSlot, !presenter.isBooking else { return }
        service.release(slot)
        presenter.forgetSlot()
        slotsTable.reloadData()
    }

    // MARK: - Booking

    @IBAction private func bookTapped(_ sender: UIButton) {
        let name = (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
        let phone = (phoneField.text ?? "").filter { $0.isNumber || $0 == "+" }
        guard name.count >= 2 else {
            statusLabel.text = "Please tell us your name."
            statusLabel.textColor = .systemRed
            nameField.becomeFirstResponder()
            return
        }
        guard phone.count >= 6, let slot = presenter.selectedSlot else {
            statusLabel.text = "We need a number to call, and a time."
            statusLabel.textColor = .systemRed
            Tracker.log("booking.incomplete")
            return
        }
        guard !presenter.isBooking else { return }

        view.endEditing(true)
        presenter.bookTapped()
        bookButton.isEnabled = false
        spinner.startAnimating()
        statusLabel.text = "Booking …"
        statusLabel.textColor = .secondaryLabel
        let request = BookingRequest(slot: slot, guests: presenter.guests, name: name, phone: phone, voucher: presenter.voucher)
        service.book(request) { [weak self] result in
            guard let self = self else { return }
            self.presenter.didBook()
            self.spinner.stopAnimating()
            switch result {
            case .success(let booking):
                self.presenter.handleBook(name: name, phone: phone)
                self.holdLabel.isHidden = true
                self.statusLabel.text = "Booked: " + booking.code
                self.statusLabel.textColor = .systemGreen
                Tracker.log("booking.done", ["price": self.priceText(booking.price)])
                self.onBooked?(booking.code)
                self.service.points(for: phone) { [weak self] points in
                    guard let self = self else { return }
                    self.pointsLabel.text = points == 0 ? nil : "\(points) points"
                    let confirmation = BookingConfirmationController()
                    confirmation.code = booking.code
                    confirmation.points = points
                    confirmation.onClose = { [weak self] in
                        self?.navigationController?.popViewController(animated: true)
                        self?.reloadSlots()
                    }
                    self.navigationController?.pushViewController(confirmation, animated: true)
                }
            case .failure(.slotTaken):
                self.presenter.forgetSlot()
                self.statusLabel.text = self.message(for: .slotTaken)
                self.statusLabel.textColor = .systemRed
                self.reloadSlots()
            case .failure(let error):
                self.presenter.handleFailures(error: error)
            }
        }
    }

    func askToCall() {
        let sheet = UIAlertController(title: "It does not work?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Call us", style: .default) { _ in
                guard let url = URL(string: "tel:+3130555010") else { return }
                UIApplication.shared.open(url)
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    // MARK: - Guests and price

    @IBAction private func guestsChanged(_ sender: UIStepper) {
        presenter.guestsChanged(value: sender.value)
        guestsLabel.text = presenter.guests == 1 ? "1 guest" : "\(presenter.guests) guests"
        updatePrice()
        reloadSlots()
    }

    func updatePrice() {
        guard let slot = presenter.selectedSlot else {
            priceLabel.text = nil
            return
        }
        presenter.updatePriceWithSlot(slot)
    }

    private func priceText(_ price: Decimal) -> String {
        price == 0 ? "free" : "€ \(price)"
    }

    private func message(for error: BookingError) -> String {
        switch error {
        case .offline: return "There is no connection."
        case .slotTaken: return "This table is taken."
        case .closed: return "We are closed."
        case .refused(let reason): return reason
        }
    }

    // MARK: - Voucher

    @IBAction private func voucherTapped(_ sender: UIButton) {
        presenter.voucherTapped()
    }
}

// MARK: - VoucherControllerDelegate

extension BookingViewController: VoucherControllerDelegate {
    func voucherController(_ controller: VoucherController, didEnter code: String) {
        presenter.didEnter(code: code)
    }

    func voucherControllerDidCancel(_ controller: VoucherController) {
        presenter.voucherControllerDidCancel()
    }
}

// MARK: - UITextFieldDelegate

extension BookingViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            phoneField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension BookingViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.numberOfRows()
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "slot", for: indexPath)
        let slot = presenter.slots[indexPath.row]
        cell.textLabel?.text = presenter.timeFormatter.string(from: slot.time)
        cell.detailTextLabel?.text = slot.freeSeats < 4 ? "only \(slot.freeSeats) seats" : nil
        cell.accessoryType = slot.id == presenter.selectedSlot?.id ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(presenter.slots[indexPath.row])
        tableView.reloadData()
    }
}

// MARK: - BookingViewInput

extension BookingViewController: BookingViewInput {
    func clearSlot() {
        holdLabel.isHidden = true
        bookButton.isEnabled = false
    }

    func showBookError(_ error: BookingError) {
        bookButton.isEnabled = true
        statusLabel.text = message(for: error)
        statusLabel.textColor = .systemRed
    }

    func showPrice(slot: BookingSlot) throws {
        let price = try service.price(of: slot, guests: presenter.guests, voucher: presenter.voucher)
        priceLabel.text = priceText(price)
        priceLabel.textColor = .label
    }

    func showPriceError(_ error: BookingError) {
        priceLabel.text = message(for: error)
        priceLabel.textColor = .systemRed
    }

    func showError(_ error: Error) {
        priceLabel.text = error.localizedDescription
    }

    func updateVoucherButton() {
        voucherButton.setTitle("Enter a voucher", for: .normal)
    }

    func showRemoveVoucherButton(voucher: String) {
        voucherButton.setTitle("Remove \(voucher)", for: .normal)
    }
}
