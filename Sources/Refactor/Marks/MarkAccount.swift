/// The outcome for a controller's members, for the sentences that a person reads.
package struct MarkAccount: Sendable, Equatable {
    /// A member that may stand under another mark than it should.
    package struct Unsure: Sendable, Equatable {
        package let member: String
        package let line: Int
    }

    /// An extension that fulfils protocols and stays as it is, though its members are of several groups.
    package struct Whole: Sendable, Equatable {
        package let head: String
        package let line: Int
        package let members: Int
    }

    package let controller: String
    /// Members of the bodies that were looked at.
    package var members = 0
    /// Members that stand elsewhere now; the least number of moves that leads to the new order.
    package var moved = 0
    /// Marks of the titles in its files.
    package var marks = 0
    package var stays: [MarkStay] = []
    package var wholeExtensions: [Whole] = []
    /// Members whose group nothing says clearly.
    package var unsure: [Unsure] = []
    /// Members that stand under their neighbours' mark.
    package var strangers: [Unsure] = []

    package init(controller: String) {
        self.controller = controller
    }
}
