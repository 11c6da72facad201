//
//  BookingViewController.swift
//  Tables
//
//  Books a table. Everything happens where it was needed first.
//

import UIKit
import RIBs

/// What `BookingViewController` asks of `BookingInteractor`.
@MainActor
protocol BookingPresentableListener: AnyObject {
    var selectedSlot: BookingSlot? { get }
    var voucher: String? { get }
    var holdTimer: Timer? { get set }
    var isBooking: Bool { get }

    func loadSettings()
    func stopHoldTimer()
    func increaseRequestNumber()
    func refreshSlots()
    func clearSlots()
    func clearSelectedSlot()
    func storeSelectedSlot(_ slot: BookingSlot)
    func stopHoldTimerOnChoose()
    func decreaseSecondsLeft()
    func startBooking()
    func stopBooking()
    func saveSettings(name: String, phone: String)
    func showConfirmation(_ confirmation: BookingConfirmationController)
    func increaseFailures()
    func loadBook()
    func updateGuestsAndText(value: Double)
    func clearVoucher()
    func showVoucher(controller: VoucherController)
    func updateVoucher(code: String)
    func closeVoucher()
}

final class BookingViewController: UIViewController {

    /// The interactor: who builds the module keeps it, by its router.
    weak var listener: BookingPresentableListener?

    // MARK: - Outlets

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var phoneField: UITextField!
    @IBOutlet private weak var guestsStepper: UIStepper!
    @IBOutlet weak var guestsLabel: UILabel!
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
    private let timeFormatter = DateFormatter()

    var slots: [BookingSlot] = []
    var guests = 2
    var secondsLeft = 0
    var failures = 0
    var requestNumber = 0

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

        listener?.loadSettings()
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
        listener?.stopHoldTimer()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Slots

    /// Asks for free tables. An answer to an older question is dropped.
    func reloadSlots() {
        listener?.increaseRequestNumber()
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
                if let selected = self.listener?.selectedSlot, !self.slots.contains(where: { $0.id == selected.id }) {
                    self.service.release(selected)
                    self.forgetSlot()
                }
                self.statusLabel.text = self.slots.isEmpty ? "Nothing is free any more." : nil
                self.slotsTable.reloadData()
                self.listener?.refreshSlots()
            case .failure(let error):
                self.listener?.clearSlots()
                self.slotsTable.reloadData()
                self.statusLabel.text = self.message(for: error)
                self.statusLabel.textColor = .systemRed
            }
        }
    }

    private func forgetSlot() {
        listener?.clearSelectedSlot()
        holdLabel.isHidden = true
        bookButton.isEnabled = false
        updatePrice()
    }

    private func choose(_ slot: BookingSlot) {
        if let old = listener?.selectedSlot {
            guard old.id != slot.id else { return }
            service.release(old)
        }
        listener?.storeSelectedSlot(slot)
        updatePrice()
        spinner.startAnimating()
        service.hold(slot, guests: guests) { [weak self] seconds in
            guard let self = self else { return }
            self.spinner.stopAnimating()
            guard self.listener?.selectedSlot == slot else {
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
            self.listener?.stopHoldTimerOnChoose()
            self.listener?.holdTimer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(self.tick), userInfo: nil, repeats: true)
        }
    }

    @objc private func tick() {
        listener?.decreaseSecondsLeft()
        if secondsLeft > 0 {
            holdLabel.text = holdText(secondsLeft)
            holdLabel.textColor = secondsLeft < 10 ? .systemRed : .label
            return
        }
        let slot = listener?.selectedSlot
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
        guard let listener = listener else { return }
        guard let slot = listener.selectedSlot, !listener.isBooking else { return }
        service.release(slot)
        forgetSlot()
        slotsTable.reloadData()
    }

    // MARK: - Booking

    @IBAction private func bookTapped(_ sender: UIButton) {
        guard let listener = listener else { return }
        let name = (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
        let phone = (phoneField.text ?? "").filter { $0.isNumber || $0 == "+" }
        guard name.count >= 2 else {
            statusLabel.text = "Please tell us your name."
            statusLabel.textColor = .systemRed
            nameField.becomeFirstResponder()
            return
        }
        guard phone.count >= 6, let slot = listener.selectedSlot else {
            statusLabel.text = "We need a number to call, and a time."
            statusLabel.textColor = .systemRed
            Tracker.log("booking.incomplete")
            return
        }
        guard !listener.isBooking else { return }

        view.endEditing(true)
        listener.startBooking()
        bookButton.isEnabled = false
        spinner.startAnimating()
        statusLabel.text = "Booking …"
        statusLabel.textColor = .secondaryLabel
        let request = BookingRequest(slot: slot, guests: guests, name: name, phone: phone, voucher: listener.voucher)
        service.book(request) { [weak self] result in
            guard let self = self else { return }
            self.listener?.stopBooking()
            self.spinner.stopAnimating()
            switch result {
            case .success(let booking):
                self.listener?.saveSettings(name: name, phone: phone)
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
                    self.listener?.showConfirmation(confirmation)
                }
            case .failure(.slotTaken):
                self.forgetSlot()
                self.statusLabel.text = self.message(for: .slotTaken)
                self.statusLabel.textColor = .systemRed
                self.reloadSlots()
            case .failure(let error):
                self.listener?.increaseFailures()
                self.bookButton.isEnabled = true
                self.statusLabel.text = self.message(for: error)
                self.statusLabel.textColor = .systemRed
                self.listener?.loadBook()
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
        listener?.updateGuestsAndText(value: sender.value)
        updatePrice()
        reloadSlots()
    }

    func updatePrice() {
        guard let slot = listener?.selectedSlot else {
            priceLabel.text = nil
            return
        }
        do {
            let price = try service.price(of: slot, guests: guests, voucher: listener?.voucher)
            priceLabel.text = priceText(price)
            priceLabel.textColor = .label
        } catch let error as BookingError {
            listener?.clearVoucher()
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
        guard listener?.voucher == nil else {
            listener?.clearVoucher()
            voucherButton.setTitle("Enter a voucher", for: .normal)
            updatePrice()
            return
        }
        let controller = VoucherController()
        controller.delegate = self
        listener?.showVoucher(controller: controller)
    }
}

// MARK: - VoucherControllerDelegate

extension BookingViewController: VoucherControllerDelegate {
    func voucherController(_ controller: VoucherController, didEnter code: String) {
        listener?.updateVoucher(code: code)
    }

    func voucherControllerDidCancel(_ controller: VoucherController) {
        listener?.closeVoucher()
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
        cell.accessoryType = slot.id == listener?.selectedSlot?.id ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(slots[indexPath.row])
        tableView.reloadData()
    }
}

// MARK: - BookingPresentable, BookingViewControllable

extension BookingViewController: BookingPresentable, BookingViewControllable {
    func showGuestsStepper() {
        guestsStepper.value = Double(guests)
    }

    func updateVoucherButton(voucher: String) {
        voucherButton.setTitle("Remove \(voucher)", for: .normal)
    }
}
