import UIKit

@MainActor
final class ProfileEditorWireframe: ProfileEditorWireframeInterface {
    weak var profileEditorViewController: UIViewController?

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        profileEditorViewController?.navigationController?.pushViewController(picker, animated: true)
    }
}
