import Foundation

final class SettingsPresenter: SettingsPresenterProtocol {

    var view: SettingsViewProtocol?
    var interactor: SettingsInteractorProtocol?
    var router: SettingsRouterProtocol?

    func viewDidLoad() {
        view?.show(plantCount: interactor?.plantCount ?? 0)
    }

    func didTapRemoveAll() {
        interactor?.removeAll()
        view?.show(plantCount: 0)
    }

    func didTapDone() {
        view?.close()
    }
}
