import UIKit

class PostsModule {

    func buildDefault() -> UIViewController {
        let view = PostsDefaultView()
        let interactor = PostsDefaultInteractor(
            contentService: App.shared.contentService,
            bookmarkService: App.shared.bookmarkService
        )
        let presenter = PostsDefaultPresenter()
        let router = PostsDefaultRouter()

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
