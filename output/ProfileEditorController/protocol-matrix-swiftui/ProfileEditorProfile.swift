import Foundation

extension ProfileEditorController {
    struct Profile: Codable, Equatable {
        var name: String
        var mail: String
        var country = "NL"
        var birthday: Date?

        static let empty = Profile(name: "", mail: "")
    }
}
