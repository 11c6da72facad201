//
//  BookingViewController.swift
//  Tables
//
//  Books a table. Everything happens where it was needed first.
//

import UIKit
import VIPERBuilder

final class BookingViewController: UIViewController {

    lazy var viperBuilder: VIPERBuilder<BookingInteractor, BookingPresenter, BookingRouter> = VIPERBuilder(controller: self)

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
    private var isBooking = false

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book a table"
        viperBuilder.presenter.viewDidLoad()
        slotsTable.dataSource = self
        slotsTable.delegate = self
        nameField.delegate = self
        phoneField.delegate = self
        phoneField.keyboardType = .phonePad
        guestsStepper.minimumValue = 1
        guestsStepper.maximumValue = 12

        // Whoever booked before need not type again.
        nameField.text = viperBuilder.interactor.defaults.string(forKey: "booking.name")
        phoneField.text = viperBuilder.interactor.defaults.string(forKey: "booking.phone")
        viperBuilder.interactor.loadGuests()
        guestsStepper.value = Double(viperBuilder.interactor.guests)
        guestsLabel.text = viperBuilder.interactor.guests == 1 ? "1 guest" : "\(viperBuilder.interactor.guests) guests"
        holdLabel.isHidden = true
        bookButton.isEnabled = false
        NotificationCenter.default.addObserver(
            self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification,
            object: nil)
        viperBuilder.presenter.reloadSlots()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        viperBuilder.interactor.stopHoldTimer()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Slots

    private func choose(_ slot: BookingSlot) {
        if let old = viperBuilder.interactor.selectedSlot {
            guard old.id != slot.id else { return }
            service.release(old)
        }
        viperBuilder.interactor.storeSelectedSlot(slot)
        updatePrice()
        spinner.startAnimating()
        service.hold(slot, guests: viperBuilder.interactor.guests) { [weak self] seconds in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            guard self.viperBuilder.interactor.selectedSlot == slot else {
                self.service.release(slot)
                return  // another table was chosen meanwhile
            }
            guard let seconds = seconds else {
                self.viperBuilder.presenter.forgetSlot()
                self.statusLabel.text = "Somebody was faster."
                self.statusLabel.textColor = .systemRed
                self.viperBuilder.presenter.reloadSlots()
                return
            }
            self.viperBuilder.interactor.secondsLeft = seconds
            self.bookButton.isEnabled = true
            self.holdLabel.text = self.viperBuilder.presenter.holdText(seconds)
            self.holdLabel.isHidden = false
            self.viperBuilder.interactor.stopHoldTimerOnChoose()
            self.viperBuilder.interactor.holdTimer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(self.tick), userInfo: nil, repeats: true)
        }
    }

    @objc private func tick() {
        viperBuilder.interactor.decreaseSecondsLeft()
        if viperBuilder.interactor.secondsLeft > 0 {
            holdLabel.text = viperBuilder.presenter.holdText(viperBuilder.interactor.secondsLeft)
            holdLabel.textColor = viperBuilder.interactor.secondsLeft < 10 ? .systemRed : .label
            return
        }
        let slot = viperBuilder.interactor.selectedSlot
        viperBuilder.presenter.forgetSlot()
        if let slot = slot {
            service.release(slot)
            Tracker.log("booking.expired", ["slot": String(slot.id)])
        }
        let alert = UIAlertController(
            title: "Too late", message: "The table was given away.", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                self?.viperBuilder.presenter.reloadSlots()
            })
        present(alert, animated: true)
    }

    @objc private func didEnterBackground() {
        guard let slot = viperBuilder.interactor.selectedSlot, !isBooking else { return }
        service.release(slot)
        viperBuilder.presenter.forgetSlot()
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
        guard phone.count >= 6, let slot = viperBuilder.interactor.selectedSlot else {
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
        let request = BookingRequest(slot: slot, guests: viperBuilder.interactor.guests, name: name, phone: phone, voucher: viperBuilder.presenter.voucher)
        service.book(request) { [weak self] result in
            guard let self = self else { return }
            self.isBooking = false
            self.spinner.stopAnimating()
            switch result {
            case .success(let booking):
                self.viperBuilder.presenter.resetFailures(name: name, phone: phone)
                self.holdLabel.isHidden = true
                self.statusLabel.text = "Booked: " + booking.code
                self.statusLabel.textColor = .systemGreen
                Tracker.log("booking.done", ["price": self.viperBuilder.interactor.priceText(booking.price)])
                self.onBooked?(booking.code)
                self.service.points(for: phone) { [weak self] points in
                    guard let self = self else { return }
                    self.pointsLabel.text = points == 0 ? nil : "\(points) points"
                    let confirmation = BookingConfirmationController()
                    confirmation.code = booking.code
                    confirmation.points = points
                    self.viperBuilder.router.showConfirmation(confirmation)
                }
            case .failure(.slotTaken):
                self.viperBuilder.presenter.forgetSlot()
                self.statusLabel.text = self.viperBuilder.presenter.message(for: .slotTaken)
                self.statusLabel.textColor = .systemRed
                self.viperBuilder.presenter.reloadSlots()
            case .failure(let error):
                self.viperBuilder.presenter.failures += 1
                self.bookButton.isEnabled = true
                self.statusLabel.text = self.viperBuilder.presenter.message(for: error)
                self.statusLabel.textColor = .systemRed
                Tracker.log("booking.failed", ["times": String(self.viperBuilder.presenter.failures)])
                self.viperBuilder.presenter.askToCallIfNeeded()
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
        viperBuilder.interactor.updateGuests(value: sender.value)
        guestsLabel.text = viperBuilder.interactor.guests == 1 ? "1 guest" : "\(viperBuilder.interactor.guests) guests"
        updatePrice()
        viperBuilder.presenter.reloadSlots()
    }

    func updatePrice() {
        guard let slot = viperBuilder.interactor.selectedSlot else {
            priceLabel.text = nil
            return
        }
        do {
            let price = try service.price(of: slot, guests: viperBuilder.interactor.guests, voucher: viperBuilder.presenter.voucher)
            priceLabel.text = viperBuilder.interactor.priceText(price)
            priceLabel.textColor = .label
        } catch let error as BookingError {
            viperBuilder.presenter.voucher = nil
            priceLabel.text = viperBuilder.presenter.message(for: error)
            priceLabel.textColor = .systemRed
        } catch {
            priceLabel.text = error.localizedDescription
        }
    }

    // MARK: - Voucher

    @IBAction private func voucherTapped(_ sender: UIButton) {
        viperBuilder.presenter.voucherTapped()
    }
}

// MARK: - VoucherControllerDelegate

extension BookingViewController: VoucherControllerDelegate {
    func voucherController(_ controller: VoucherController, didEnter code: String) {
        viperBuilder.presenter.didEnter(code: code)
    }

    func voucherControllerDidCancel(_ controller: VoucherController) {
        viperBuilder.router.closeVoucher()
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
        return viperBuilder.interactor.numberOfRows()
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "slot", for: indexPath)
        let slot = viperBuilder.interactor.slots[indexPath.row]
        cell.textLabel?.text = viperBuilder.presenter.timeFormatter.string(from: slot.time)
        cell.detailTextLabel?.text = slot.freeSeats < 4 ? "only \(slot.freeSeats) seats" : nil
        cell.accessoryType = slot.id == viperBuilder.interactor.selectedSlot?.id ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(viperBuilder.interactor.slots[indexPath.row])
        tableView.reloadData()
    }
}

// MARK: - Asked by the router

extension BookingViewController {
    func showStatus() {
        spinner.startAnimating()
        statusLabel.text = "Looking for tables …"
        statusLabel.textColor = .secondaryLabel
    }

    func showNumber(_ number: Int) {
        service.slots(for: viperBuilder.interactor.guests) { [weak self] result in
            guard let self = self, number == self.viperBuilder.interactor.requestNumber else { return }
            self.spinner.stopAnimating()
            switch result {
            case .success(let slots):
                self.viperBuilder.interactor.slots = slots.filter { $0.freeSeats >= self.viperBuilder.interactor.guests }.sorted { $0.time < $1.time }
                if let selected = self.viperBuilder.interactor.selectedSlot, !self.viperBuilder.interactor.slots.contains(where: { $0.id == selected.id }) {
                    self.service.release(selected)
                    self.viperBuilder.presenter.forgetSlot()
                }
                self.statusLabel.text = self.viperBuilder.interactor.slots.isEmpty ? "Nothing is free any more." : nil
                self.slotsTable.reloadData()
                self.viperBuilder.interactor.refreshSlots()
            case .failure(let error):
                self.viperBuilder.interactor.clearSlots()
                self.slotsTable.reloadData()
                self.statusLabel.text = self.viperBuilder.presenter.message(for: error)
                self.statusLabel.textColor = .systemRed
            }
        }
    }

    func clearSlot() {
        holdLabel.isHidden = true
        bookButton.isEnabled = false
    }

    func updateVoucherButton() {
        voucherButton.setTitle("Enter a voucher", for: .normal)
    }

    func showRemoveVoucherButton(voucher: String) {
        voucherButton.setTitle("Remove \(voucher)", for: .normal)
    }
}

// MARK: - Passed on

extension BookingViewController {
    var voucher: String? {
        viperBuilder.presenter.voucher
    }

    func reloadSlots() {
        viperBuilder.presenter.reloadSlots()
    }
}
