import Refactor

/// The comment at the head of a source that says under which licence it stands: new files say so, too.
struct LicenceHeader {
    /// The comment with the blank line behind it; empty where the source has none.
    private let text: String
    private let name: String

    init(of plan: Plan) {
        guard let file = plan.controller.files.first?.file else {
            (text, name) = ("", "")
            return
        }
        name = file.name
        let head = Self.comment(at: file.text(0..<min(file.bytes.count, 8_000)))
        let words = head.lowercased()
        let isLicence = ["licence", "license", "spdx"].contains(where: words.contains)
        text = isLicence ? head : ""
    }

    /// A file with the comment in front, in which it has its own name.
    func heading(_ file: EmittedFile) -> EmittedFile {
        guard !text.isEmpty else { return file }
        let head = Piece.generated(text.replacing(name, with: file.name))
        return EmittedFile(name: file.name, folder: file.folder, role: file.role, pieces: [head] + file.pieces)
    }

    /// The comments before anything else, with the blank lines behind them.
    private static func comment(at source: String) -> String {
        var head: [Substring] = []
        var isOpen = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let start = line.drop { $0 == " " || $0 == "\t" }
            let isBlank = start.isEmpty || start == "\r"
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
        return isOpen || head.isEmpty ? "" : head.map { $0 + "\n" }.joined()
    }
}
