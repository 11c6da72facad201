import UIKit

final class ReminderRouter: ReminderRouterInput {

    weak var viewController: UIViewController?

    func close() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
