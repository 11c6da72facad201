import Foundation

@MainActor
final class ProfileEditorInteractor: ProfileEditorInteractorInput {
    // MARK: - State

    private let session: URLSession

    init(session: URLSession) {
        self.session = session
    }

    // MARK: - Saving

    func send<Body: Encodable, Answer: Decodable>(
        _ body: Body, to path: String, method: String = "PUT"
    ) async throws -> Answer {
        var request = URLRequest(url: URL(string: "https://people.example/\(path)")!)
        request.httpMethod = method
        request.httpBody = try JSONEncoder().encode(body)
        let (data, _) = try await session.data(for: request)
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
