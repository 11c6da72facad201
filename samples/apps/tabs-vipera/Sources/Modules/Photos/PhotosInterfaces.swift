import Foundation

protocol PhotosView: AnyObject {
    func display(_ photos: [Photo], title: String)
}

protocol PhotosPresenter: AnyObject {
    func viewDidLoad()
}

protocol PhotosInteractor {
    func photos(of album: Album?, _ completion: @escaping Loaded<[Photo]>)
}
