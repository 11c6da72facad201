import UIKit

@MainActor
final class ProfileEditorRouter: ProfileEditorRouterProtocol {
    weak var viewController: UIViewController?

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        viewController?.navigationController?.pushViewController(picker, animated: true)
    }
}
