import Foundation

typealias Loaded<T> = (Result<T, Error>) -> Void

protocol ContentService {
    func posts(_ completion: @escaping Loaded<[Post]>)
    func comments(for post: Post, _ completion: @escaping Loaded<[Comment]>)
    func albums(_ completion: @escaping Loaded<[Album]>)
    func photos(of album: Album?, _ completion: @escaping Loaded<[Photo]>)
    func todos(_ completion: @escaping Loaded<[Todo]>)
}
