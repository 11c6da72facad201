import UIKit

class MainDefaultView: UIViewController {

    var presenter: MainPresenter?

    private let logo = UIImageView(image: UIImage(named: "Logo"))

    override func loadView() {
        super.loadView()
        self.logo.center = self.view.center
        self.view.addSubview(self.logo)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        self.presenter?.viewDidAppear()
    }
}

extension MainDefaultView: MainView {

    func displayWelcome() {
        UIView.animate(withDuration: 0.3) { self.logo.alpha = 0 }
    }
}

class MainDefaultPresenter {

    var router: MainRouter?
    weak var view: MainView?
}

extension MainDefaultPresenter: MainPresenter {

    func viewDidAppear() {
        self.view?.displayWelcome()
        self.router?.showHome()
    }
}

class MainDefaultRouter {

    weak var presenter: MainPresenter?
    weak var viewController: UIViewController?
}

extension MainDefaultRouter: MainRouter {

    func showHome() {
        let home = HomeModule().buildDefault()
        home.modalPresentationStyle = .fullScreen
        self.viewController?.present(home, animated: true, completion: nil)
    }
}
