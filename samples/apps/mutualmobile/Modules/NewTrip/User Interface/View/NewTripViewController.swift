import UIKit

class NewTripViewController: UIViewController, NewTripViewInterface {
    var eventHandler: NewTripModuleInterface?

    private let destinationField = UITextField()
    private let startPicker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        startPicker.datePickerMode = .date
        let stack = UIStackView(arrangedSubviews: [destinationField, startPicker])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 16, dy: 120)
        view.addSubview(stack)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(didTapCancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(didTapSave))
    }

    @objc func didTapCancel() {
        eventHandler?.cancelNewTrip()
    }

    @objc func didTapSave() {
        eventHandler?.saveNewTrip(to: destinationField.text ?? "", start: startPicker.date)
    }

    func setEarliestStart(_ date: Date) {
        startPicker.minimumDate = date
    }

    func showMissingDestination() {
        destinationField.layer.borderColor = UIColor.red.cgColor
        destinationField.layer.borderWidth = 1
    }
}
