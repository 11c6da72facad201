import UIKit

class HomeModule {

    func buildDefault() -> UIViewController {
        let view = HomeDefaultView()
        let presenter = HomeDefaultPresenter()
        let router = HomeDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.router = router

        router.presenter = presenter
        router.viewController = view

        // a tab bar controller loads its view while it is still being built
        presenter.setupViewControllers()

        return view
    }
}
