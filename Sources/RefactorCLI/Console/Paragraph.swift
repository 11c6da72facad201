/// Text that is broken into lines at blanks.
enum Paragraph {
    /// The lines of a text, none wider than `width` unless a word is; all but the first begin with `hanging` blanks.
    static func lines(_ text: String, width: Int, hanging: Int = 0) -> [String] {
        let indent = String(repeating: " ", count: hanging)
        var lines: [String] = []
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        var line = words.first.map(String.init) ?? ""
        for word in words.dropFirst() {
            let longer = line + " " + word
            let isBlank = line.allSatisfy { $0 == " " }
            if isBlank || Table.width(of: longer) <= width {
                line = longer
            } else {
                lines.append(line)
                line = indent + word
            }
        }
        return lines + [line]
    }
}
