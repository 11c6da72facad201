/// A run of statements that leaves its method and becomes a method of another role.
package struct Cut: Sendable, Equatable {
    /// A value that goes in or comes out.
    package struct Value: Sendable, Hashable {
        package let name: String
        /// As a signature of the controller's own file spells it.
        package let type: String
    }

    /// A value of the screen that is read by whoever calls it.
    package struct Handed: Sendable, Equatable {
        package let value: Value
        /// The expression as the caller writes it.
        package let text: String
        /// The bytes of the expressions that it stands for.
        package var places: [Range<Int>]
    }

    /// The member it is cut out of, by index.
    package let host: Int
    package let role: Role
    /// The bytes that leave: whole lines with their comments where nothing else stands on them.
    package private(set) var range: Range<Int>
    /// From the first statement's first byte to the last one's last.
    package let code: Range<Int>
    package let line: Int
    package let endLine: Int
    /// The number of closures of the host around it.
    package let closureDepth: Int
    /// The spelling of the controller where it stands.
    package let selfSpelling: StatementNode.SelfSpelling
    package var parameters: [Value]
    /// The parameters among them that are no local values of the host.
    package var handed: [Handed] = []
    /// The type of a value of the screen, where it is such an expression and no run of statements.
    package var valueType: String?
    /// Such a value is followed by `?.` or the like.
    var isChained = false
    /// A part of such a value is used.
    var isDereferenced = false
    /// The local value that statements behind it use.
    package var result: Value?
    /// True if that value changes later.
    package var resultIsVariable = false
    /// The bytes of `let name = ` before the result's value, where that statement ends the cut.
    package var binding: Range<Int>?
    /// The result type of the host, when the cut ends the host and gives its result.
    package var returns: String?
    package var isThrowing = false
    package var isAsync = false
    /// The closure around it that holds the component, where that needs no view.
    package var holder: HoldingClosure?
    /// It is all that the host does.
    package var isWholeBody = false
    /// The method that it becomes.
    package var name = ""
    /// The name that the tool gave it, whatever a person calls it.
    package var proposedName = ""
    /// All that it might be called is taken, so that the name ends with a number.
    var isNumbered = false
    /// The labels of its parameters, `_` for none.
    package var labels: [String] = []

    /// The type of a call's result; nil for nothing.
    package var type: String? { valueType ?? returns ?? result?.type }

    /// The method is known by a selector, whose first part is its name.
    package var isSelector = false

    /// The member's name in full: `show(user:)`, `showUser:`.
    var id: String {
        guard valueType == nil else { return name }
        guard isSelector else { return name + "(" + labels.map { $0 + ":" }.joined() + ")" }
        return labels.isEmpty ? name : name + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    /// Returns the spelling of the object that has this cut, where an inner cut stood.
    package func spelling(at inner: Cut) -> StatementNode.SelfSpelling {
        guard closureDepth == inner.closureDepth else {
            if case .named(let name) = inner.selfSpelling, name != "self", selfSpelling == inner.selfSpelling {
                return .named("self")
            }
            return inner.selfSpelling
        }
        return .implicit
    }

    /// The cut without the comments and the lines around its code.
    func withoutSurroundings() -> Cut {
        var cut = self
        cut.range = code
        return cut
    }

    /// Returns true if one lies inside the other.
    func contains(_ other: Cut) -> Bool {
        host == other.host && range != other.range && range.lowerBound <= other.range.lowerBound
            && other.range.upperBound <= range.upperBound
    }
}
