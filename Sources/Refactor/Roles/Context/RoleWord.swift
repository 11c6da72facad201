/// A word around a member, and the place where it stands.
package struct RoleWord: Sendable, Equatable, Hashable {
    /// The part of a member, or the use that is made of it, in which a word is found; its name is that of the table.
    package enum Place: String, Sendable, CaseIterable {
        case asks
        case calledBy = "called-by"
        case calls
        case callsLast = "calls-last"
        case first
        case label
        case last
        case name
        case names
        case ownCalls = "own-calls"
        case ownUses = "own-uses"
        case parameter
        case property
        case propertyFirst = "property-first"
        case propertyLast = "property-last"
        case result
        case sets
        case type
        case usedBy = "used-by"
    }

    let place: Place
    let text: String

    /// Its row in the table of words: `calls/fetch`.
    package var key: String { place.rawValue + "/" + text }

    /// A phrase that completes "because it …".
    var phrase: String {
        switch place {
        case .asks: "asks others for '\(text)'"
        case .calledBy: "is called by a method that begins with '\(text)'"
        case .calls: "calls a method that begins with '\(text)'"
        case .callsLast: "calls a method that ends with '\(text)'"
        case .first, .propertyFirst: "has a name that begins with '\(text)'"
        case .label: "is given a '\(text)'"
        case .last, .propertyLast: "has a name that ends with '\(text)'"
        case .name, .property: "has '\(text)' in its name"
        case .names: "names a type that ends with '\(text)'"
        case .ownCalls: "calls an own method that begins with '\(text)'"
        case .ownUses: "uses own state whose name ends with '\(text)'"
        case .parameter: "takes a value of a type that ends with '\(text)'"
        case .result: "returns a value of a type that ends with '\(text)'"
        case .sets: "sets the '\(text)' of another object"
        case .type: "has a type that ends with '\(text)'"
        case .usedBy: "is used by a method that begins with '\(text)'"
        }
    }
}
