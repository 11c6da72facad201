/// A file that a scan had to pass over.
package struct UnreadFile: Sendable, Equatable, Codable {
    package let path: String
    /// 0 if not even its bytes could be read.
    package let lines: Int
    /// The whole sentence, the file's name included.
    package let reason: String

    package init(path: String, lines: Int = 0, reason: String) {
        self.path = path
        self.lines = lines
        self.reason = reason
    }
}
