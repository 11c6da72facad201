/// Why a service keeps its class.
enum ServiceObstacle: Error, Equatable, CustomStringConvertible {
    case unknownClass(String)
    case unknownMember(String, of: String)
    case isInBlock
    case isMadeByLibrary
    case isPassedOn
    case isShared
    case isStartValue
    case isVisible
    case nameIsTaken
    case unreadableClosure

    var description: String {
        switch self {
        case .unknownClass(let name):
            "which declarations of '\(name)' a protocol must repeat is not known"
                + (SDKType.named(name) == nil ? "; --project DIR looks it up" : "")
        case .unknownMember(let name, let type):
            "no protocol can repeat '\(name)' of '\(type)' for certain, or what it gives only the class can make"
        case .isInBlock: "a block looks it up that may run when its method has ended"
        case .isMadeByLibrary: "a library makes the components of this style"
        case .isPassedOn: "it is handed on as a whole"
        case .isShared: "other parts of the module use it too"
        case .isStartValue: "a property starts with what it gives, before there is anybody to ask"
        case .isVisible: "it is not private, so that others may use more of it"
        case .nameIsTaken: "the names that it could have are taken"
        case .unreadableClosure: "a closure uses it whose beginning was not read"
        }
    }
}
