import UIKit

class MainModule {

    func buildDefault() -> UIViewController {
        let view = MainDefaultView()
        let presenter = MainDefaultPresenter()
        let router = MainDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.router = router

        router.presenter = presenter
        router.viewController = view

        return view
    }
}
