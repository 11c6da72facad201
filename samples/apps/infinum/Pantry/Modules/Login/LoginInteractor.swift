import Foundation

final class LoginInteractor {

    private let sessionService: SessionService

    init(sessionService: SessionService = .shared) {
        self.sessionService = sessionService
    }
}

// MARK: - Extensions

extension LoginInteractor: LoginInteractorInterface {

    func logIn(email: String, password: String, completion: @escaping (Result<Void, Error>) -> Void) {
        sessionService.logIn(email: email, password: password, completion: completion)
    }
}
