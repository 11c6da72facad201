import Foundation

/// The targets of clicks in a picture.
struct PictureLinks {
    /// An address with `{file}` and `{line}` in the place of both; nothing leads to sources without one.
    var source: String?
    /// The pages of modules, by name, relative to the picture.
    var pages: [String: String] = [:]
    /// The page that a picture belongs to.
    var home: String?

    /// The address of a line of a source.
    func address(ofFile file: String, line: Int) -> String? {
        guard let source, !file.isEmpty else { return nil }
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: ":;?#%&'\"")
        let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        return source.replacingOccurrences(of: "{file}", with: path)
            .replacingOccurrences(of: "{line}", with: "\(max(line, 1))")
    }

    /// The address of what stands at `path:line`.
    func address(of evidence: String) -> String? {
        guard let colon = evidence.lastIndex(of: ":"), let line = Int(evidence[evidence.index(after: colon)...]) else {
            return address(ofFile: evidence, line: 1)
        }
        return address(ofFile: String(evidence[..<colon]), line: line)
    }
}
