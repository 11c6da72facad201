import Foundation

class RemoteContentService {

    private let baseURL: URL

    init(baseURL: URL) {
        self.baseURL = baseURL
    }

    private func load<T: Decodable>(_ path: String, _ completion: @escaping Loaded<T>) {
        URLSession.shared.dataTask(with: self.baseURL.appendingPathComponent(path)) { data, _, error in
            let result = Result<T, Error> {
                if let error = error { throw error }
                return try JSONDecoder().decode(T.self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }.resume()
    }
}

extension RemoteContentService: ContentService {

    func posts(_ completion: @escaping Loaded<[Post]>) {
        self.load("posts", completion)
    }

    func comments(for post: Post, _ completion: @escaping Loaded<[Comment]>) {
        self.load("posts/\(post.id)/comments", completion)
    }

    func albums(_ completion: @escaping Loaded<[Album]>) {
        self.load("albums", completion)
    }

    func photos(of album: Album?, _ completion: @escaping Loaded<[Photo]>) {
        self.load(album.map { "albums/\($0.id)/photos" } ?? "photos", completion)
    }

    func todos(_ completion: @escaping Loaded<[Todo]>) {
        self.load("todos", completion)
    }
}
