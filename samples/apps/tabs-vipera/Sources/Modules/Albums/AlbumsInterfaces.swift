import Foundation

protocol AlbumsView: AnyObject {
    func display(_ titles: [String])
}

protocol AlbumsPresenter: AnyObject {
    func viewDidLoad()
    func selectAlbum(at index: Int)
}

protocol AlbumsInteractor {
    func albums(_ completion: @escaping Loaded<[Album]>)
}

protocol AlbumsRouter {
    func showPhotos(of album: Album)
}
