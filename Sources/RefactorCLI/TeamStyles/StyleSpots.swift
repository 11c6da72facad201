import Foundation
import Refactor
import Yams

/// The places of each part of a style in its file, or in the templates beside it.
struct StyleSpots {
    private struct Spot {
        var path: String
        var line: Int
        var column: Int
    }

    private let path: String
    private let folder: String
    private var spots: [StyleFault.Place: Spot] = [:]

    init(_ path: String) {
        self.path = path
        folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }

    /// Remembers the values of a mapping by their keys, and the mapping itself by none.
    mutating func note(
        _ entries: [String: YAMLEntry], of entry: YAMLEntry, at place: (String) -> StyleFault.Place
    ) {
        spots[place("")] = spot(of: entry)
        for (key, entry) in entries { spots[place(key)] = spot(of: entry) }
    }

    private func spot(of entry: YAMLEntry) -> Spot { Spot(path: path, line: entry.line, column: entry.column) }

    // MARK: - Lines

    /// The lines of a text, or those of the template that it names; none where there is no text.
    mutating func lines(_ entry: YAMLEntry?, at place: (Int) -> StyleFault.Place) throws(CommandError) -> [String] {
        guard let entry else { return [] }
        let text = try entry.text()
        if text.hasSuffix(".stencil"), !text.contains("\n") {
            let template = try stencil(entry)
            let lines = YAMLEntry.lines(of: try template.rendered(in: Self.lineContext))
            for line in lines.indices { spots[place(line)] = Spot(path: template.path, line: 1, column: 1) }
            return lines
        }
        let lines = YAMLEntry.lines(of: text)
        let isBlock = entry.node.scalar.map { $0.style == .literal || $0.style == .folded } ?? false
        for line in lines.indices {
            spots[place(line)] = Spot(
                path: path, line: entry.line + (isBlock ? line + 1 : 0), column: isBlock ? 1 : entry.column)
        }
        return lines
    }

    /// In a template for lines, variables stand for the words that are put in when a module is written.
    private static var lineContext: TemplateContext {
        let words =
            Refactor.Style.viper.lineWords + Refactor.Style.blocks + StyleList.all.flatMap(\.words)
            + ["arguments", "captures", "parameters", "passed"]
        let named = words.filter { $0.allSatisfy { $0.isLetter || $0 == " " } }
        let pairs = named.map { ($0.split(separator: " ").joined(separator: "_"), "{\($0)}") }
        return TemplateContext(texts: Dictionary(pairs) { $1 })
    }

    /// The template beside the file that an entry names.
    func stencil(_ entry: YAMLEntry) throws(CommandError) -> StencilTemplate {
        let name = try entry.text()
        let file = folder.isEmpty ? name : folder + "/" + name
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            throw entry.fault("'\(name)' leads out of the style's folder; templates lie beside style.yml")
        }
        guard Disk.exists(file) else { throw entry.fault("there is no template '\(file)'") }
        guard Disk.realPath(file).hasPrefix(Disk.realPath(folder) + "/") else {
            throw entry.fault("'\(name)' is a link that leads out of the style's folder; put the template itself there")
        }
        return StencilTemplate(text: try Disk.read(file).text, path: file)
    }

    // MARK: - Faults

    /// A fault of the style, where it stands.
    func error(for fault: StyleFault) -> CommandError {
        let whole: StyleFault.Place =
            switch fault.place {
            case .component(let index, _), .text(let index, _, _): .component(index, key: "")
            case .port(let index, _): .port(index, key: "")
            case .key, .line: .key("")
            }
        let spot = spots[fault.place] ?? spots[whole] ?? Spot(path: path, line: 1, column: 1)
        let word = fault.known.isEmpty ? nil : fault.wrong
        let hint = word.map { YAMLEntry.hint(for: $0, known: fault.known) } ?? ""
        return .yaml(
            path: spot.path, line: spot.line, column: column(of: fault.wrong, at: spot) ?? spot.column,
            message: fault.message + hint)
    }

    /// Returns the column of a word in braces in its line.
    private func column(of word: String?, at spot: Spot) -> Int? {
        guard let word, spot.path == path, let text = try? Disk.read(path).text else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(spot.line - 1) else { return nil }
        let line = String(lines[spot.line - 1])
        return line.range(of: "{\(word)}").map { line.distance(from: line.startIndex, to: $0.lowerBound) + 1 }
    }
}
