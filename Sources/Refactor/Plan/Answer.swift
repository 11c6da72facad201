/// A request of the presenter whose answer comes back in another way than the source has it.
package struct Answer: Sendable, Equatable {
    /// The way in which the interactor gave it until now.
    package enum Origin: Sendable, Equatable {
        /// By the block that the request takes as its last parameter.
        case block
        /// By events that it told the presenter.
        case events([Event])
    }

    /// Something that the presenter was told.
    package struct Event: Sendable, Equatable {
        /// The member that was called.
        package let member: Int
        /// The first bytes of the calls.
        package let places: [Int]
    }

    /// A place where the presenter asks.
    package struct Call: Sendable, Equatable {
        /// The member or cut in which it stands.
        package let unit: Int
        /// The first byte of the reference, or of the statements that were cut out there.
        package let place: Int
        /// The whole statement; nil where statements were cut out.
        package let statement: Range<Int>?
        /// True if it stands in a closure of the unit, where self has to be spelled.
        package let isNested: Bool
        /// The block that took the answer; nil where events did.
        package let block: Block?
    }

    /// The block of a call.
    package struct Block: Sendable, Equatable {
        /// From behind the arguments to the first byte behind its head.
        package let head: Range<Int>
        /// The byte of its closing brace.
        package let end: Int
        /// The captures, as written between the brackets.
        package let captures: String
        /// Its parameters' names.
        package let names: [String]
        /// True if it holds the presenter until it has run.
        package let holds: Bool
        /// Properties of the presenter that the arguments of the call name, which have to be read before.
        package let early: [String]
    }

    /// The interactor's method.
    package let request: Int
    package let origin: Origin
    /// The way from the presenter to it.
    package let port: Port
    /// The types of what comes back, as the controller's own file spells them.
    package let types: [String]
    package let calls: [Call]

    /// The values that come back, as one type.
    package var type: String {
        switch types.count {
        case 0: "Void"
        case 1: types[0]
        default: "(\(types.joined(separator: ", ")))"
        }
    }

    package var events: [Event] {
        if case .events(let events) = origin { events } else { [] }
    }

    /// True if the interactor tells one of two things: that it went well, and that it did not.
    package var isResult: Bool { events.count == 2 && types.first?.hasPrefix("Result<") == true }

    /// The enumeration of what it may answer, where that is one of several things that make no result.
    package var choice: String? { events.count > 1 && !isResult ? types.first : nil }

    /// An event as a case: `success`, or the name of the member that was called.
    package func word(for event: Event, in controller: Controller) -> String {
        isResult ? event == events.first ? "success" : "failure" : controller.members[event.member].name
    }
}
