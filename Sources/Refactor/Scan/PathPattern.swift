/// Which paths are meant: a name of a folder or file, or a path from the root, with `*` for any characters.
///
/// `Legacy` and `*Demo*` mean every folder or file of that name; `Modules/*/Generated` means paths from the root.
package struct PathPattern: Sendable, Equatable {
    private let parts: [String]

    package init(_ text: String) {
        parts = text.split(separator: "/").map(String.init)
    }

    /// Whether a path relative to the root is meant, or lies below what is meant.
    package func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        if parts.count == 1 { return names.contains { Self.matches(parts[0][...], $0[...]) } }
        guard !parts.isEmpty, names.count >= parts.count else { return false }
        return zip(parts, names).allSatisfy { Self.matches($0[...], $1[...]) }
    }

    private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            let rest = pattern.dropFirst()
            return name.indices.contains { matches(rest, name[$0...]) } || matches(rest, "")
        }
        return name.first == first && matches(pattern.dropFirst(), name.dropFirst())
    }
}
