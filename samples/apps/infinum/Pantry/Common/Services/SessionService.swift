import Foundation

final class SessionService {

    static let shared = SessionService()

    private let defaults = UserDefaults.standard

    private init() {}

    var isLoggedIn: Bool {
        return defaults.string(forKey: "session") != nil
    }

    func logIn(email: String, password: String, completion: @escaping (Result<Void, Error>) -> Void) {
        var request = URLRequest(url: URL(string: "https://pantry.example/session")!)
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(["email": email, "password": password])
        URLSession.shared.dataTask(with: request) { [defaults] data, _, error in
            if let data = data, let token = String(data: data, encoding: .utf8) {
                defaults.set(token, forKey: "session")
            }
            DispatchQueue.main.async { completion(error.map { Result<Void, Error>.failure($0) } ?? .success(())) }
        }.resume()
    }

    func logOut() {
        defaults.removeObject(forKey: "session")
    }
}
