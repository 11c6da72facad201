/// Why a service of the SDK keeps its class.
enum ServiceObstacle: Error, CustomStringConvertible {
    case unknownClass(String)
    case unknownMember(String, of: String)
    case isPassedOn
    case isShared
    case isVisible

    var description: String {
        switch self {
        case .unknownClass(let name): "which declarations of '\(name)' a protocol must repeat is not known"
        case .unknownMember(let name, let type):
            "no protocol can repeat '\(name)' of '\(type)' for certain, or what it gives only the class can make"
        case .isPassedOn: "it is handed on as a whole"
        case .isShared: "other parts of the module use it too"
        case .isVisible: "it is not private, so that others may use more of it"
        }
    }
}
