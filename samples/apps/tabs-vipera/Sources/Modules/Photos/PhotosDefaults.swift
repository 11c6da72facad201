import UIKit

class PhotosDefaultView: UIViewController, PhotosView {

    var presenter: PhotosPresenter?

    private let stack = UIStackView()

    override func loadView() {
        self.stack.axis = .vertical
        self.view = self.stack
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.presenter?.viewDidLoad()
    }

    func display(_ photos: [Photo], title: String) {
        self.title = title
        for photo in photos.prefix(12) {
            let label = UILabel()
            label.text = photo.title
            self.stack.addArrangedSubview(label)
        }
    }
}

class PhotosDefaultPresenter: PhotosPresenter {

    var interactor: PhotosInteractor?
    weak var view: PhotosView?

    private let album: Album?

    init(album: Album?) {
        self.album = album
    }

    func viewDidLoad() {
        self.interactor?.photos(of: self.album) { [weak self] result in
            self?.view?.display((try? result.get()) ?? [], title: self?.album?.title ?? "Photos")
        }
    }
}

class PhotosDefaultInteractor: PhotosInteractor {

    weak var presenter: PhotosPresenter?

    private let contentService: ContentService

    init(contentService: ContentService) {
        self.contentService = contentService
    }

    func photos(of album: Album?, _ completion: @escaping Loaded<[Photo]>) {
        self.contentService.photos(of: album, completion)
    }
}
