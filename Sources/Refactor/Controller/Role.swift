/// The owner of a responsibility; the order decides ties.
public enum Role: String, Sendable, Codable, CaseIterable, Comparable {
    case view
    case presenter
    case interactor
    case router
    case entity
    case service

    public static func < (left: Role, right: Role) -> Bool { left.rank < right.rank }

    package var rank: Int {
        switch self {
        case .view: 0
        case .presenter: 1
        case .interactor: 2
        case .router: 3
        case .entity: 4
        case .service: 5
        }
    }
}
