/// A statement about two modules, or about a module and a service.
package struct ModuleEdge: Sendable, Equatable, Codable {
    package enum Kind: String, Sendable, CaseIterable, Codable {
        /// Leads to another screen: push, present, segue, root.
        case route
        /// Contains another: embedded view, container, tab, attached child.
        case child
        /// Uses a service.
        case service
        /// Translates a required protocol into one that is provided.
        case adapter
        /// Reports back to the one who asked: delegate, listener, module output.
        case output
        /// Creates another without showing it.
        case builds
        /// Names types of another folder.
        case uses
    }

    /// The name of the module that the statement is about.
    package var from: String
    /// The name of the module or service that it leads to.
    package var to: String
    package var kind: Kind
    /// One or two words: `push`, `present`, `attach`, `listener`.
    package var label: String
    /// The protocol, builder or segue that it goes through; empty for none.
    package var via: String
    /// The place where the code says so: `path:line`, relative to the folder that was read.
    package var evidence: String

    /// The type that says so, and the one at the other end; empty where only the modules are known.
    package var fromType = ""
    package var toType = ""
    /// The kind of thing that `via` names; nil where it names nothing.
    package var viaKind: ViaKind?

    package enum ViaKind: String, Sendable, CaseIterable, Codable {
        /// A builder, a router or another type that makes what is led to.
        case factory
        /// A text, a case or a name by which it is found.
        case key
        case `protocol`
        /// A segue of a storyboard.
        case segue
        /// The very type that it leads to.
        case type
    }

    /// The same edge between two types.
    func between(_ from: String, _ to: String) -> ModuleEdge {
        var edge = self
        (edge.fromType, edge.toType) = (from, to)
        return edge
    }

    package init(from: String, to: String, kind: Kind, label: String = "", via: String = "", evidence: String = "") {
        self.from = from
        self.to = to
        self.kind = kind
        self.label = label
        self.via = via
        self.evidence = evidence
    }
}
