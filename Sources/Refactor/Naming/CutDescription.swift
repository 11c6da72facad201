/// The input of the namer about a run of statements that becomes a method of another role.
package struct CutDescription: Sendable, Equatable {
    /// A value that goes in or comes out: `user`, `User?`.
    package struct Value: Sendable, Equatable {
        package let name: String
        package let type: String

        package init(name: String, type: String) {
            self.name = name
            self.type = type
        }
    }

    /// The method that the statements are cut out of.
    package struct Host: Sendable, Equatable {
        /// The name with its labels: `tableView(_:didSelectRowAt:)`.
        package let id: String
        /// True if UIKit or a user calls it: an action, an override, a delegate's method.
        package let isEntry: Bool
        /// The lines of its body; 0 where nobody tells them.
        package let lines: Int

        package init(id: String, isEntry: Bool, lines: Int = 0) {
            self.id = id
            self.isEntry = isEntry
            self.lines = lines
        }
    }

    /// The branch whose statements these all are.
    package enum Branch: Sendable, Equatable {
        /// The condition of `if`, `guard` or `while` as it is written, and whether the statements run where it fails.
        case condition(String, holds: Bool)
        /// The pattern of a `case`: `.notDetermined`.
        case pattern(String)
    }

    /// The request to the interactor, where the statements are what it tells the presenter of the answer.
    package struct Answer: Sendable, Equatable {
        /// The source of the call up to the closure that gets the answer.
        package let call: String
        /// True if the statements stand where it failed.
        package let isFailure: Bool

        package init(call: String, isFailure: Bool) {
            self.call = call
            self.isFailure = isFailure
        }
    }

    package var role: Role
    package var host: Host
    /// True if the statements are the whole body of the host, or nearly.
    package var coversWholeBody: Bool
    /// The call whose completion closure holds the statements: `api.login`; nil where they stand in the host itself.
    package var completionOf: String?
    package var answer: Answer?
    /// The branch that holds the statements and nothing else.
    package var branch: Branch?
    /// The nearest branch that holds them, whatever else it holds.
    package var within: Branch?
    /// The source of each statement, in order.
    package var statements: [String]
    package var parameters: [Value]
    package var result: Value?

    package init(
        role: Role, host: Host, coversWholeBody: Bool = false, completionOf: String? = nil,
        answer: Answer? = nil, branch: Branch? = nil, within: Branch? = nil, statements: [String],
        parameters: [Value] = [],
        result: Value? = nil
    ) {
        self.role = role
        self.host = host
        self.coversWholeBody = coversWholeBody
        self.completionOf = completionOf
        self.answer = answer
        self.branch = branch
        self.within = within
        self.statements = statements
        self.parameters = parameters
        self.result = result
    }
}
