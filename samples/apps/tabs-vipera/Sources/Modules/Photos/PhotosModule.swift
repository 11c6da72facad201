import UIKit

class PhotosModule {

    /// The photos of an album, or all photos.
    func buildDefault(with album: Album? = nil) -> UIViewController {
        let view = PhotosDefaultView()
        let interactor = PhotosDefaultInteractor(contentService: App.shared.contentService)
        let presenter = PhotosDefaultPresenter(album: album)

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor

        interactor.presenter = presenter

        return view
    }
}
