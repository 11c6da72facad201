/// A pattern of paths: a name of a folder or file, or a path from the root, with `*` for any characters.
///
/// `Legacy` and `*Demo*` mean every folder or file of that name; `Modules/*/Generated` means paths from the root.
package struct PathPattern: Sendable, Equatable {
    private let parts: [[UInt8]]

    package init(_ text: String) { parts = text.utf8.split(separator: Self.slash).map(Array.init) }

    /// Returns true if a path relative to the root is meant, or lies below what is meant.
    package func matches(_ path: String) -> Bool {
        guard !parts.isEmpty else { return false }
        var path = path
        return path.withUTF8 { path in
            var names = path.split(separator: Self.slash).makeIterator()
            guard parts.count == 1 else {
                return parts.allSatisfy { part in names.next().map { Self.matches(part, $0) } ?? false }
            }
            while let name = names.next() { if Self.matches(parts[0], name) { return true } }
            return false
        }
    }

    /// Compares byte by byte; at a difference, the last star takes one byte more.
    private static func matches(_ pattern: [UInt8], _ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var (next, index) = (0, name.startIndex)
        var retry: (next: Int, index: Int)?
        while index < name.endIndex {
            if next < pattern.count, pattern[next] == star {
                retry = (next, index)
                next += 1
            } else if next < pattern.count, pattern[next] == name[index] {
                next += 1
                index += 1
            } else if let last = retry {
                retry = (last.next, last.index + 1)
                (next, index) = (last.next + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == star }
    }

    private static let slash = UInt8(ascii: "/")

    private static let star = UInt8(ascii: "*")
}
