import Foundation

protocol MainView: AnyObject {
    func displayWelcome()
}

protocol MainPresenter: AnyObject {
    func viewDidAppear()
}

protocol MainRouter {
    func showHome()
}
