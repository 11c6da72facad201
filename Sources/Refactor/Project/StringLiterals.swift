/// The strings of an Objective-C file, each with the offset of its opening quote.
package func stringLiterals(in file: SourceFile) -> [(text: String, offset: Int)] {
    var found: [(text: String, offset: Int)] = []
    var cursor = CodeCursor(file.bytes[...], .objectiveC)
    while !cursor.isAtEnd {
        if let text = cursor.skipString() {
            found.append((file.text(text), text.lowerBound - 1))
        } else if !cursor.skipMark() {
            cursor.step()
        }
    }
    return found
}
