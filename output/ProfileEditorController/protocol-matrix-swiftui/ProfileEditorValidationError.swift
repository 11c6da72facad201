import Foundation

extension ProfileEditorController {
    enum ValidationError: Error {
        case empty(field: String), tooLong(field: String, limit: Int), malformedMail
    }
}
