/// A text with the blanks before its lines set aside.
func withoutIndentation(_ text: String) -> String {
    text.split(separator: "\n").map { line in line.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
}
