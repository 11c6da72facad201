import Rainbow
import Refactor

extension Role {
    /// The role's name in its colour.
    var coloured: String {
        switch self {
        case .view: rawValue.blue
        case .presenter: rawValue.green
        case .interactor: rawValue.red
        case .router: rawValue.yellow
        case .entity, .service: rawValue.magenta
        }
    }
}
