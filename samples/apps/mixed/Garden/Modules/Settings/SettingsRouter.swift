import UIKit

final class SettingsRouter: SettingsRouterProtocol {

    weak var viewController: UIViewController?

    static func createModule() -> UIViewController {
        let view = SettingsViewController(style: .grouped)
        let presenter = SettingsPresenter()
        let interactor = SettingsInteractor()
        let router = SettingsRouter()

        view.presenter = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        router.viewController = view

        return view
    }

    func openPrivacy() {
        viewController?.navigationController?.pushViewController(PrivacyViewController(), animated: true)
    }
}
