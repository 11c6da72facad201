import RIBs
import UIKit

@MainActor
final class ProfileEditorRouter: ViewableRouter<Interactable, ViewControllable>, ProfileEditorRouting {
    func pickCountry(then use: @escaping (String) -> Void) {
        let picker = CountryPickerController()
        picker.onPick = use
        viewController.uiviewController.navigationController?.pushViewController(picker, animated: true)
    }
}
