/// Rules of one family look at the same kind of fact; each family is a folder of rules.
package enum EvidenceFamily: String, Sendable, CaseIterable {
    /// Something outside the source finds the member by its name.
    case anchor
    /// The uses of the SDK and of the app's services in its body.
    case api
    /// Closures, completion handlers, what is called back.
    case closure
    /// The text of its comments.
    case comment
    /// The protocol that it fulfils.
    case conformance
    /// The callers and the called members.
    case graph
    /// The words of its name.
    case name
    /// The title that it stands under.
    case section
    /// The state that it reads and writes.
    case state
    /// The types of properties, parameters and results.
    case type
}
