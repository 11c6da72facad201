import UIKit

/// One line of advice below the list.
class TipViewController: UIViewController {

    private let tips = ["Water in the morning.", "Loosen the soil.", "Turn the pots once a week."]

    override func loadView() {
        let label = UILabel()
        label.numberOfLines = 0
        label.textAlignment = .center
        label.text = tips.randomElement()
        view = label
    }
}
