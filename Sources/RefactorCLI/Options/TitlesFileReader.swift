import Refactor
import Yams

/// Reads a team's own titles: YAML with a responsibility and its title on each line.
struct TitlesFileReader {
    let titles: MarkTitles

    init(path: String) throws(CommandError) {
        let text = try Disk.read(path).text
        let root: Node?
        do {
            root = try YAMLDocument.root(of: text, at: path)
        } catch let error as CommandError {
            throw error
        } catch {
            throw .titles(path: path, line: 1, message: "not valid YAML; give lines such as 'view-life: Life Cycle'")
        }
        guard let root else {
            throw .titles(path: path, line: 1, message: "no titles found; give lines such as 'view-life: Life Cycle'")
        }
        try self.init(root, in: path)
    }

    /// The titles of a part of a file.
    init(_ node: Node, in path: String) throws(CommandError) {
        guard let mapping = node.mapping else {
            throw .titles(
                path: path, line: node.mark?.line ?? 1,
                message: "no titles found; give lines such as 'view-life: Life Cycle'")
        }
        var titles: [MarkGroup: String] = [:]
        for (key, value) in mapping {
            titles[try Self.group(key, in: path)] = try Self.title(value, of: key.string ?? "", in: path)
        }
        self.titles = MarkTitles(titles)
    }

    private static func group(_ key: Node, in path: String) throws(CommandError) -> MarkGroup {
        let id = key.string ?? ""
        if let group = MarkGroup.all.first(where: { $0.id == id }) { return group }
        let line = key.mark?.line ?? 1
        if Responsibility(rawValue: id) != nil {
            throw .titles(
                path: path, line: line, message: "marks cannot separate kinds of state; use 'state' for '\(id)'")
        }
        let ids = MarkGroup.all.map(\.id)
        throw .titles(
            path: path, line: line,
            message: "there is no responsibility '\(id)'"
                + (nearest(to: id, in: ids).map { "; did you mean '\($0)'?" } ?? "; use \(ids.joined(separator: ", "))")
        )
    }

    /// A title as a mark gives it back: on one line, without dashes around it.
    private static func title(_ node: Node, of id: String, in path: String) throws(CommandError) -> String {
        guard let title = node.string, let first = title.first, let last = title.last,
            !title.contains(where: \.isNewline),
            ![first, last].contains(where: { "-–—".contains($0) || $0.isWhitespace })
        else {
            throw .titles(
                path: path, line: node.mark?.line ?? 1,
                message: "the title of '\(id)' must be words on one line, without dashes around them")
        }
        return title
    }
}
