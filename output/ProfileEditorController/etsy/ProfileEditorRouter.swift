import UIKit
import VIPERBuilder

@MainActor
final class ProfileEditorRouter: VIPERRouter {
    private var profileEditorController: UIViewController? { controller }

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        profileEditorController?.navigationController?.pushViewController(picker, animated: true)
    }
}
