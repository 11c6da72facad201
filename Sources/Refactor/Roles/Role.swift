/// Who should own a responsibility; the order decides ties.
public enum Role: String, Sendable, Codable, CaseIterable, Comparable {
    case view
    case presenter
    case interactor
    case router
    case entity
    case service

    public static func < (left: Role, right: Role) -> Bool { left.rank < right.rank }

    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
