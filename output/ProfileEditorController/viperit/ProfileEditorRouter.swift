import UIKit
import Viperit

@MainActor
final class ProfileEditorRouter: Router, ProfileEditorRouterApi {
    private var profileEditorView: UIViewController? { _presenter?._view as? UIViewController }

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        profileEditorView?.navigationController?.pushViewController(picker, animated: true)
    }
}
