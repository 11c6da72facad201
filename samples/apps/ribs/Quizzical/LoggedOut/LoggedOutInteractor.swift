import RIBs

protocol LoggedOutRouting: ViewableRouting {}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
    func showMissingName()
}

protocol LoggedOutListener: AnyObject {
    func didLogIn(playerName: String)
}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>, LoggedOutInteractable,
    LoggedOutPresentableListener {

    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    override init(presenter: LoggedOutPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    // MARK: - LoggedOutPresentableListener

    func logIn(name: String?) {
        guard let name = name, !name.isEmpty else {
            presenter.showMissingName()
            return
        }
        listener?.didLogIn(playerName: name)
    }
}
