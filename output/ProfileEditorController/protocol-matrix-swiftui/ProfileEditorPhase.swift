import Foundation

extension ProfileEditorController {
    enum Phase: Equatable {
        case editing, saving, failed(String)
    }
}
