/// Several files in one text, each under a line `== name ==`.
struct Archive {
    var files: [(name: String, text: String)] = []

    init(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== "), line.hasSuffix(" ==") {
                files.append((String(line.dropFirst(3).dropLast(3)), ""))
            } else if !files.isEmpty {
                files[files.count - 1].text += line + "\n"
            }
        }
        for index in files.indices { trimBlankEnd(&files[index].text) }
    }

    private func trimBlankEnd(_ text: inout String) {
        while text.hasSuffix("\n\n") { text.removeLast() }
    }
}
