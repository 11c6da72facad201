/// The lines of a style, those that have some words once for each thing of which the words speak, such as a route.
///
/// A line that opens a brace is repeated with all up to the line that closes it. Where there is no such thing, nothing is
/// written of the text.
///
/// ## Before
/// ```
/// enum Page {
///     static let {route} = "{route}"
/// }
/// ```
///
/// ## After
/// ```
/// enum Page {
///     static let openRegistration = "openRegistration"
///     static let close = "close"
/// }
/// ```
package func lines(_ template: [String], with words: [String], for things: [[String: String]]) -> [String] {
    let isRepeated = { (line: String) in bracedWords(in: line).contains(where: words.contains) }
    guard template.contains(where: isRepeated) else { return template }
    guard !things.isEmpty else { return [] }
    var result: [String] = []
    var index = 0
    while index < template.count {
        guard isRepeated(template[index]) else {
            result.append(template[index])
            index += 1
            continue
        }
        let end = endOfBlock(from: index, in: template)
        for values in things { result += template[index...end].flatMap { filledLines($0, values) } }
        index = end + 1
    }
    return result
}

/// The line that closes what a line opens; the line itself where it opens nothing.
private func endOfBlock(from start: Int, in template: [String]) -> Int {
    let words = bracedWords(in: template[start]).count
    let opened = template[start].filter { $0 == "{" }.count - words
    let closed = template[start].filter { $0 == "}" }.count - words
    guard opened > closed else { return start }
    let depth = indentation(of: template[start]).count
    let rest = template[(start + 1)...]
    return rest.firstIndex { !$0.isEmpty && indentation(of: $0).count <= depth } ?? start
}

/// A word may stand for several lines, which are indented as the first is.
private func filledLines(_ line: String, _ words: [String: String]) -> [String] {
    let parts = filled(line, words).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return parts.prefix(1) + parts.dropFirst().map { indentation(of: line) + $0 }
}

private func indentation(of line: String) -> Substring { line.prefix { $0 == " " } }
