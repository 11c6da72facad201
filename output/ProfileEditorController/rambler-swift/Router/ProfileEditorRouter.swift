import UIKit

@MainActor
final class ProfileEditorRouter: ProfileEditorRouterInput {
    weak var transitionHandler: UIViewController?

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        transitionHandler?.navigationController?.pushViewController(picker, animated: true)
    }
}
