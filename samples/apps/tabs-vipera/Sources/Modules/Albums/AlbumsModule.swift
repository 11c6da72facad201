import UIKit

class AlbumsModule {

    func buildDefault() -> UIViewController {
        let view = AlbumsDefaultView()
        let interactor = AlbumsDefaultInteractor(contentService: App.shared.contentService)
        let presenter = AlbumsDefaultPresenter()
        let router = AlbumsDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view

        return view
    }
}
