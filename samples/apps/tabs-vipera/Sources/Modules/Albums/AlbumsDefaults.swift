import UIKit

class AlbumsDefaultPresenter: AlbumsPresenter {

    var router: AlbumsRouter?
    var interactor: AlbumsInteractor?
    weak var view: AlbumsView?

    private var albums: [Album] = []

    func viewDidLoad() {
        self.interactor?.albums { [weak self] result in
            self?.albums = (try? result.get()) ?? []
            self?.view?.display(self?.albums.map { $0.title } ?? [])
        }
    }

    func selectAlbum(at index: Int) {
        self.router?.showPhotos(of: self.albums[index])
    }
}

class AlbumsDefaultInteractor: AlbumsInteractor {

    weak var presenter: AlbumsPresenter?

    private let contentService: ContentService

    init(contentService: ContentService) {
        self.contentService = contentService
    }

    func albums(_ completion: @escaping Loaded<[Album]>) {
        self.contentService.albums(completion)
    }
}

class AlbumsDefaultRouter: AlbumsRouter {

    weak var presenter: AlbumsPresenter?
    weak var viewController: UIViewController?

    func showPhotos(of album: Album) {
        let photos = PhotosModule().buildDefault(with: album)
        self.viewController?.navigationController?.pushViewController(photos, animated: true)
    }
}
