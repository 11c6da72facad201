/// A way to change a text into another that the tool may meet, too.
struct Mutation: Sendable {
    typealias Change = @Sendable (_ text: [UInt8], _ dice: inout Dice, _ subject: Subject) -> [UInt8]

    /// What a change may look at.
    struct Subject: Sendable {
        let kind: TextKind
        /// Other texts of the kind.
        let others: [[UInt8]]
    }

    let name: String
    let kinds: Set<TextKind>
    let change: Change

    init(_ name: String, _ kinds: Set<TextKind> = Set(TextKind.allCases), change: @escaping Change) {
        self.name = name
        self.kinds = kinds
        self.change = change
    }

    static let code: Set<TextKind> = [.swift, .objectiveC]
}
