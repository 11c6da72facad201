import UIKit

protocol SettingsViewProtocol: AnyObject {
    func show(plantCount: Int)
    func close()
}

protocol SettingsPresenterProtocol: AnyObject {
    func viewDidLoad()
    func didTapRemoveAll()
    func didTapDone()
}

protocol SettingsInteractorProtocol: AnyObject {
    var plantCount: Int { get }
    func removeAll()
}

protocol SettingsRouterProtocol: AnyObject {
    func openPrivacy()
}
