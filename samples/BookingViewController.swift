//
//  BookingViewController.swift
//  Tables
//
//  Books a table. Everything happens where it was needed first.
//

import UIKit

final class BookingViewController: UIViewController {

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
    private let defaults = UserDefaults.standard
    private let timeFormatter = DateFormatter()

    private var slots: [BookingSlot] = []
    private var selectedSlot: BookingSlot?
    private var voucher: String?
    private var guests = 2
    private var secondsLeft = 0
    private var holdTimer: Timer?
    private var isBooking = false
    private var failures = 0
    private var requestNumber = 0

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book a table"
        timeFormatter.dateFormat = "HH:mm"
        slotsTable.dataSource = self
        slotsTable.delegate = self
        nameField.delegate = self
        phoneField.delegate = self
        phoneField.keyboardType = .phonePad
        guestsStepper.minimumValue = 1
        guestsStepper.maximumValue = 12

        // Whoever booked before need not type again.
        nameField.text = defaults.string(forKey: "booking.name")
        phoneField.text = defaults.string(forKey: "booking.phone")
        let last = defaults.integer(forKey: "booking.guests")
        if last > 0 {
            guests = last
        }
        guestsStepper.value = Double(guests)
        guestsLabel.text = guests == 1 ? "1 guest" : "\(guests) guests"
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
        holdTimer?.invalidate()
        holdTimer = nil
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
        service.slots(for: guests) { [weak self] result in
            guard let self = self, number == self.requestNumber else { return }
            self.spinner.stopAnimating()
            switch result {
            case .success(let slots):
                self.slots = slots.filter { $0.freeSeats >= self.guests }.sorted { $0.time < $1.time }
                if let selected = self.selectedSlot, !self.slots.contains(where: { $0.id == selected.id }) {
                    self.service.release(selected)
                    self.forgetSlot()
                }
                self.statusLabel.text = self.slots.isEmpty ? "Nothing is free any more." : nil
                self.slotsTable.reloadData()
                Tracker.log("booking.slots", ["count": String(self.slots.count)])
            case .failure(let error):
                self.slots = []
                self.slotsTable.reloadData()
                self.statusLabel.text = self.message(for: error)
                self.statusLabel.textColor = .systemRed
            }
        }
    }

    private func forgetSlot() {
        selectedSlot = nil
        secondsLeft = 0
        holdTimer?.invalidate()
        holdTimer = nil
        holdLabel.isHidden = true
        bookButton.isEnabled = false
        updatePrice()
    }

    private func choose(_ slot: BookingSlot) {
        if let old = selectedSlot {
            guard old.id != slot.id else { return }
            service.release(old)
        }
        selectedSlot = slot
        updatePrice()
        spinner.startAnimating()
        service.hold(slot, guests: guests) { [weak self] seconds in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            guard self.selectedSlot == slot else {
                self.service.release(slot)
                return  // another table was chosen meanwhile
            }
            guard let seconds = seconds else {
                self.forgetSlot()
                self.statusLabel.text = "Somebody was faster."
                self.statusLabel.textColor = .systemRed
                self.reloadSlots()
                return
            }
            self.secondsLeft = seconds
            self.bookButton.isEnabled = true
            self.holdLabel.text = self.holdText(seconds)
            self.holdLabel.isHidden = false
            self.holdTimer?.invalidate()
            self.holdTimer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(self.tick), userInfo: nil, repeats: true)
        }
    }

    @objc private func tick() {
        secondsLeft -= 1
        if secondsLeft > 0 {
            holdLabel.text = holdText(secondsLeft)
            holdLabel.textColor = secondsLeft < 10 ? .systemRed : .label
            return
        }
        let slot = selectedSlot
        forgetSlot()
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
        guard let slot = selectedSlot, !isBooking else { return }
        service.release(slot)
        forgetSlot()
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
        guard phone.count >= 6, let slot = selectedSlot else {
            statusLabel.text = "We need a number to call, and a time."
            statusLabel.textColor = .systemRed
            Tracker.log("booking.incomplete")
            return
        }
        guard !isBooking else { return }

        view.endEditing(true)
        isBooking = true
        bookButton.isEnabled = false
        spinner.startAnimating()
        statusLabel.text = "Booking …"
        statusLabel.textColor = .secondaryLabel
        let request = BookingRequest(slot: slot, guests: guests, name: name, phone: phone, voucher: voucher)
        service.book(request) { [weak self] result in
            guard let self = self else { return }
            self.isBooking = false
            self.spinner.stopAnimating()
            switch result {
            case .success(let booking):
                self.failures = 0
                self.defaults.set(name, forKey: "booking.name")
                self.defaults.set(phone, forKey: "booking.phone")
                self.defaults.set(self.guests, forKey: "booking.guests")
                self.selectedSlot = nil
                self.holdTimer?.invalidate()
                self.holdTimer = nil
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
                self.forgetSlot()
                self.statusLabel.text = self.message(for: .slotTaken)
                self.statusLabel.textColor = .systemRed
                self.reloadSlots()
            case .failure(let error):
                self.failures += 1
                self.bookButton.isEnabled = true
                self.statusLabel.text = self.message(for: error)
                self.statusLabel.textColor = .systemRed
                Tracker.log("booking.failed", ["times": String(self.failures)])
                if self.failures >= 3 {
                    self.askToCall()
                }
            }
        }
    }

    private func askToCall() {
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
        guests = Int(sender.value)
        guestsLabel.text = guests == 1 ? "1 guest" : "\(guests) guests"
        updatePrice()
        reloadSlots()
    }

    private func updatePrice() {
        guard let slot = selectedSlot else {
            priceLabel.text = nil
            return
        }
        do {
            let price = try service.price(of: slot, guests: guests, voucher: voucher)
            priceLabel.text = priceText(price)
            priceLabel.textColor = .label
        } catch let error as BookingError {
            voucher = nil
            priceLabel.text = message(for: error)
            priceLabel.textColor = .systemRed
        } catch {
            priceLabel.text = error.localizedDescription
        }
    }

    private func priceText(_ price: Decimal) -> String {
        price == 0 ? "free" : "€ \(price)"
    }

    private func holdText(_ seconds: Int) -> String {
        String(format: "Yours for %d:%02d", seconds / 60, seconds % 60)
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
        guard voucher == nil else {
            voucher = nil
            voucherButton.setTitle("Enter a voucher", for: .normal)
            updatePrice()
            return
        }
        let controller = VoucherController()
        controller.delegate = self
        present(controller, animated: true)
    }
}

// MARK: - VoucherControllerDelegate

extension BookingViewController: VoucherControllerDelegate {
    func voucherController(_ controller: VoucherController, didEnter code: String) {
        voucher = code.uppercased()
        dismiss(animated: true) { [weak self] in
            guard let self = self, let voucher = self.voucher else { return }
            self.voucherButton.setTitle("Remove \(voucher)", for: .normal)
            self.updatePrice()
            Tracker.log("booking.voucher", ["code": voucher])
        }
    }

    func voucherControllerDidCancel(_ controller: VoucherController) {
        dismiss(animated: true)
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
        slots.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "slot", for: indexPath)
        let slot = slots[indexPath.row]
        cell.textLabel?.text = timeFormatter.string(from: slot.time)
        cell.detailTextLabel?.text = slot.freeSeats < 4 ? "only \(slot.freeSeats) seats" : nil
        cell.accessoryType = slot.id == selectedSlot?.id ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(slots[indexPath.row])
        tableView.reloadData()
    }
}
