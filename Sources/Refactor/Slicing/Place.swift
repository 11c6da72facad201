/// The place of a list of statements.
struct Place {
    /// The component whose code is around it.
    let role: Role
    /// Nothing of the method, or of the closure, runs after the list.
    let isTail: Bool
    let closureDepth: Int
    /// The list is the whole body of a closure, whose only expression may be its value.
    let isClosureBody: Bool
    /// It is the member's own body.
    let isBody: Bool
    /// Values of the screen that the code around it was handed.
    var handed: [ScreenValue] = []
    /// The bytes of the cut that the list is the whole of.
    var cutRange: Range<Int>?
    /// A cut from here tells what has happened: what it is made of may be another component's as a whole.
    var tellsEvent = false
    /// The list is what is done about such an event.
    var isOfEvent = false
    /// The list stands in a cut.
    var isInCut = false

    /// The offsets at which they stand; nil in the view, which may hand over what it likes.
    var handedRoots: Set<Int>? { role == .origin ? nil : Set(handed.map(\.root)) }

    static func body(_ role: Role) -> Place {
        Place(role: role, isTail: true, closureDepth: 0, isClosureBody: false, isBody: true)
    }

    /// The place of the code of a cut, which begins somewhere here.
    func cut(to role: Role, range: Range<Int>, reachesEnd: Bool, handed: [ScreenValue]) -> Place {
        Place(
            role: role, isTail: isTail && reachesEnd, closureDepth: closureDepth, isClosureBody: false, isBody: false,
            handed: role == .origin ? [] : handed, cutRange: range, isOfEvent: tellsEvent, isInCut: true)
    }

    /// The place of a block inside a statement.
    func inside(_ block: BlockFact, of statement: StatementNode, isLast: Bool) -> Place {
        let isClosure = block.kind == .closure
        let staysTail = isTail && isLast && block.kind == .branch && [.choice, .attempt].contains(statement.kind)
        return Place(
            role: role, isTail: isClosure || staysTail, closureDepth: closureDepth + (isClosure ? 1 : 0),
            isClosureBody: isClosure, isBody: false, handed: handed, isInCut: isInCut)
    }
}
