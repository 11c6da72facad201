/// The comment at the head of a source that says whose it is and under which licence, or of which app: new files say so,
/// too. Who made the source, and when, is not said of them.
package struct LicenceHeader {
    /// The comment with the blank line behind it; empty where the source has none.
    private let text: String
    private let name: String

    package init(of plan: Plan) {
        let heads = plan.controller.files.map { facts in
            (facts: facts, lines: Self.comment(at: facts.file.text(0..<min(facts.file.bytes.count, 8_000))))
        }
        let licence =
            heads.first { Self.isLicence($0.lines.joined(separator: "\n")) }
            ?? heads.first { Self.isBanner($0.lines, of: $0.facts.file.name) }
        name = licence?.facts.file.name ?? ""
        let newline = licence?.facts.newline ?? "\n"
        text = Self.withoutMaker(licence?.lines ?? []).map { $0 + newline }.joined()
    }

    private static func isLicence(_ head: String) -> Bool {
        let words = head.lowercased()
        return ["licence", "license", "spdx", "copyright", "©"].contains(where: words.contains)
    }

    /// A name between two bare lines, which all files of an app have: it is not what this one is about.
    private static func isBanner(_ head: [Substring], of file: String) -> Bool {
        let lines = head.filter { !$0.allSatisfy(\.isWhitespace) }
        guard lines.count == 3, isBare(lines[0]), isBare(lines[2]), !isBare(lines[1]) else { return false }
        let words = lines[1].split(separator: " ").dropFirst()
        return (1...4).contains(words.count) && !lines[1].hasSuffix(".") && !lines[1].contains(file)
            && lines[0].hasPrefix("//")
    }

    /// The comment without `Created by A on 1.1.20.`, and without a second bare line in the place of it.
    private static func withoutMaker(_ head: [Substring]) -> [Substring] {
        var kept: [Substring] = []
        var isBehindGap = false
        for line in head {
            if line.lowercased().contains("created by ") {
                isBehindGap = kept.last.map(isBare) ?? true
            } else if !isBehindGap || !isBare(line) {
                kept.append(line)
                isBehindGap = false
            }
        }
        return kept
    }

    private static func isBare(_ line: Substring) -> Bool {
        line.allSatisfy { "/* \t".contains($0) } && !line.isEmpty
    }

    /// A file with the comment in front, in which it has its own name.
    package func heading(_ file: EmittedFile) -> EmittedFile {
        guard !text.isEmpty else { return file }
        let head = Piece.generated(text.replacing(name, with: file.name))
        return EmittedFile(name: file.name, folder: file.folder, role: file.role, pieces: [head] + file.pieces)
    }

    /// The comments before anything else, with the blank lines behind them; a second comment where that one says the
    /// licence.
    private static func comment(at source: String) -> [Substring] {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let first = comment(in: lines[...])
        guard !first.isEmpty, !isLicence(first.joined(separator: "\n")) else { return first }
        let second = comment(in: lines[first.count...])
        return isLicence(second.joined(separator: "\n")) ? first + second : first
    }

    /// The comment at the head of some lines, with the blank line behind it.
    private static func comment(in lines: ArraySlice<Substring>) -> [Substring] {
        var head: [Substring] = []
        var isOpen = false
        for line in lines {
            let start = line.drop { $0 == " " || $0 == "\t" }
            let isBlank = start.isEmpty
            let isComment = isOpen || start.hasPrefix("//") && !start.hasPrefix("///") || start.hasPrefix("/*")
            if !isBlank, !isComment { break }
            if isBlank, !isOpen, !head.isEmpty {
                head.append(line)
                break
            }
            if start.hasPrefix("/*") { isOpen = true }
            if isOpen, line.contains("*/") { isOpen = false }
            head.append(line)
        }
        return isOpen ? [] : head
    }
}
