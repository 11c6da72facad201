import UIKit

protocol PostDetailsModuleDelegate: AnyObject {
    func toggleBookmark(for post: Post)
}

class PostDetailsModule {

    func buildDefault(with post: Post, delegate: PostDetailsModuleDelegate? = nil) -> UIViewController {
        let view = PostDetailsDefaultView()
        let interactor = PostDetailsDefaultInteractor(
            contentService: App.shared.contentService,
            bookmarkService: App.shared.bookmarkService
        )
        let presenter = PostDetailsDefaultPresenter(post: post)
        let router = PostDetailsDefaultRouter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router

        interactor.presenter = presenter

        router.presenter = presenter
        router.viewController = view
        router.delegate = delegate

        return view
    }
}
