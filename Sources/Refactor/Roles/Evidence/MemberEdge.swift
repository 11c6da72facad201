/// One member's use of another.
package struct MemberEdge: Sendable, Hashable, Comparable {
    package enum Kind: Int, Sendable, CaseIterable {
        case calls
        case reads
        case writes
        /// Hands a method on as a value.
        case passes
        /// Names a method in `#selector`.
        case selects
        case namesType
    }

    package let from: Int
    package let to: Int
    package let kind: Kind
    package let isInClosure: Bool

    package init(from: Int, to: Int, kind: Kind, isInClosure: Bool) {
        self.from = from
        self.to = to
        self.kind = kind
        self.isInClosure = isInClosure
    }

    package static func < (left: MemberEdge, right: MemberEdge) -> Bool {
        (left.from, left.to, left.kind.rawValue, left.isInClosure ? 1 : 0)
            < (right.from, right.to, right.kind.rawValue, right.isInClosure ? 1 : 0)
    }
}
