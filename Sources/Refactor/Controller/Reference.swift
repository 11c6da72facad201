/// A use of a name inside a member, with what it means.
///
/// It never changes, and lists of uses are filtered and sorted everywhere: one shared value keeps that cheap.
package final class Reference: Sendable, Equatable {
    package let fact: ReferenceFact
    package let target: Target

    package init(fact: ReferenceFact, target: Target) {
        self.fact = fact
        self.target = target
    }

    package static func == (left: Reference, right: Reference) -> Bool {
        left === right || left.target == right.target && left.fact == right.fact
    }

    package var name: String { fact.name }
    package var line: Int { fact.line }
}

extension ReferenceFact {
    /// Returns true if the use changes what a property tells: it assigns it, or changes a value in place.
    func sets(_ property: Member) -> Bool {
        switch usage {
        case .write, .readWrite, .reference: return true
        case .read: return mayMutate && (property.fact.valueType ?? "").hasPrefix("[")
        case .call, .selector, .keyPath, .capture, .shorthand, .type: return false
        }
    }
}
