import UIKit

@MainActor
final class ProfileEditorWireframe: ProfileEditorWireframeInput {
    weak var view: UIViewController?

    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        view?.navigationController?.pushViewController(picker, animated: true)
    }
}
