/// The uses that a test may make of a type's values.
extension ValueMaker {
    /// Returns true if two made-up values of a type are equal, and may be compared.
    package func isComparable(_ type: String) -> Bool {
        TypeParser.type(type).map { isComparable($0, depth: 0) } ?? false
    }

    /// Returns true if a subscript of a type takes any key.
    package func isDictionary(_ type: String) -> Bool {
        switch TypeParser.type(type)?.direct {
        case .dictionary: true
        case .named("Dictionary", _): true
        default: false
        }
    }

    /// The type of the elements of an array; nil for any other type.
    package func element(of type: String) -> String? {
        switch TypeParser.type(type)?.direct {
        case .array(let element): element.description
        case .named("Array", let arguments): arguments.first?.description
        default: nil
        }
    }

    /// Returns true if nothing is what a mock gives for it.
    package func isOptional(_ type: String) -> Bool { TypeParser.type(type)?.isOptional ?? false }

    /// Returns true if it is a closure, under whatever name.
    package func isFunction(_ type: String) -> Bool { catalog.isFunction(type) }

    private func isComparable(_ type: WrittenType, depth: Int) -> Bool {
        guard depth < 5 else { return false }
        switch expanded(type) {
        case .optional(let inner), .implicit(let inner), .array(let inner): return isComparable(inner, depth: depth + 1)
        case .dictionary(_, let value): return isComparable(value, depth: depth + 1)
        case .named(let name, let arguments):
            guard arguments.isEmpty else { return false }
            if let full = fullName(of: name) { return isEquatable(full) }
            return Self.comparable.contains(name) || Self.numbers.contains(name)
        case .tuple, .function, .boxed, .composition: return false
        }
    }

    /// Returns true if an app's type says so, and makes no two values that differ.
    private func isEquatable(_ full: String) -> Bool {
        let found = declarations(of: full)
        guard let type = found.first, found.count == 1, type.keyword == .enum || type.keyword == .struct else {
            return false
        }
        let says = !["Comparable", "Equatable", "Hashable", "OptionSet"].allSatisfy { !type.inherits.contains($0) }
        let isPlain = type.members.allSatisfy { $0.kind != .enumCase || $0.signature == nil }
        let isFixed = type.members.allSatisfy { member in
            guard member.kind == .property, !member.isStatic, member.hasValue else { return true }
            if case .literal? = member.value { return true }
            return member.value == nil && member.type?.hasSuffix("?") == true
        }
        return isFixed && (says || type.keyword == .enum && isPlain)
    }

    private static let comparable: Set<String> = [
        "Bool", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "IndexPath", "String", "Substring", "URL",
        "UUID",
    ]
}
