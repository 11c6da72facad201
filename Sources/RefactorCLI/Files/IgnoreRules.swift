import Foundation
import Refactor

/// The rules of `.gitignore` files: those of a folder, of the folders in it, and of those around it in its repository.
struct IgnoreRules {
    private struct Rule {
        /// The folder of the file that says it.
        let base: [String]
        /// The parts of a path, `**` among them; a single one means every folder or file of that name.
        let parts: [String]
        let isAnchored: Bool
        let isForFolders: Bool
        let isException: Bool
    }

    private let root: [String]
    private var rules: [Rule] = []

    /// The rules for what lies below a folder.
    init(for folder: String) {
        root = Self.parts(Disk.realPath(folder))
        var first = root.count
        for count in root.indices.reversed().map({ $0 + 1 }) {
            if Disk.exists(Self.path(root.prefix(count)) + "/.git") {
                first = count
                break
            }
        }
        for count in first..<(root.count + 1) { read(Array(root.prefix(count))) }
    }

    /// Takes note of the rules in a folder below.
    mutating func enter(_ folder: String) { read(root + Self.parts(folder)) }

    /// Returns true if a path below the folder is left out; the last rule that means it decides.
    func leavesOut(_ path: String, isFolder: Bool) -> Bool {
        guard !rules.isEmpty else { return false }
        let full = root + Self.parts(path)
        let last = rules.last { rule in
            guard isFolder || !rule.isForFolders, full.starts(with: rule.base) else { return false }
            let rest = full.dropFirst(rule.base.count)
            guard rule.isAnchored else { return Self.matches(rule.parts[0], rest.last ?? "") }
            return Self.matches(rule.parts[...], rest)
        }
        return last.map { !$0.isException } ?? false
    }

    // MARK: - Reading

    private mutating func read(_ folder: [String]) {
        let path = Self.path(folder) + "/.gitignore"
        guard Disk.exists(path), let file = try? Disk.read(path) else { return }
        let text = String(decoding: file.bytes, as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline) {
            if let rule = Self.rule(String(line), in: folder) { rules.append(rule) }
        }
    }

    private static func rule(_ line: String, in base: [String]) -> Rule? {
        var text = line
        while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
        guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
        let isException = text.hasPrefix("!")
        if isException { text.removeFirst() }
        let isForFolders = text.hasSuffix("/")
        let parts = parts(text)
        guard !parts.isEmpty else { return nil }
        return Rule(
            base: base, parts: parts, isAnchored: parts.count > 1 || text.hasPrefix("/"), isForFolders: isForFolders,
            isException: isException)
    }

    // MARK: - Matching

    private static func matches(_ pattern: ArraySlice<String>, _ names: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return names.isEmpty }
        let rest = pattern.dropFirst()
        if first == "**" {
            // What stands behind it may begin at any depth; nothing behind it means all that lies below.
            if rest.isEmpty { return !names.isEmpty }
            return (names.startIndex...names.endIndex).contains { matches(rest, names[$0...]) }
        }
        guard let name = names.first else { return false }
        return matches(first, name) && matches(rest, names.dropFirst())
    }

    private static func matches(_ pattern: String, _ name: String) -> Bool { fnmatch(pattern, name, 0) == 0 }

    private static func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    private static func path(_ parts: some Sequence<String>) -> String { "/" + parts.joined(separator: "/") }
}
