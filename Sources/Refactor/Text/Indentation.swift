/// A text with the blanks before its lines set aside.
func withoutIndentation(_ text: String) -> String {
    text.split(separator: "\n").map { line in line.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
}

/// A text whose lines and names of the own object are spelled in one way: without indentation and without `self.`,
/// `self?.`, `strongSelf.`.
func inOneSpelling(_ text: String) -> String {
    withoutIndentation(text).replacing(/(^|[^\w.])(?:self|\w*Self)[?!]?\./.asciiOnlyWordCharacters()) {
        String($0.output.1)
    }
}
