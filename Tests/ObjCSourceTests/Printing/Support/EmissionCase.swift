import Foundation
import Refactor
import Testing

/// A file of `Tests/Fixtures/ObjCEmission`: prose, the roles of some members, the source, and what it becomes.
struct EmissionCase: CustomTestStringConvertible {
    let name: String
    let pins: [String: Role]
    let source: String
    let expected: Archive

    var testDescription: String { name }

    init(name: String, text: String) {
        self.name = name
        let parts = text.components(separatedBy: "======== becomes ========\n")
        source = parts[0]
        expected = Archive(parts.count > 1 ? parts[1] : "")
        let line = text.split(separator: "\n").first { $0.hasPrefix("pins: ") } ?? ""
        let pairs = line.dropFirst(6).split(separator: " ").compactMap { pair -> (String, Role)? in
            let words = pair.split(separator: "=").map(String.init)
            return Role(rawValue: words.last ?? "").map { (words[0], $0) }
        }
        pins = Dictionary(uniqueKeysWithValues: pairs)
    }

    /// All of them, by name.
    static func all() throws -> [EmissionCase] {
        let tests = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
        let folder = NSString.path(withComponents: Array(tests)) + "/Fixtures/ObjCEmission"
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
            EmissionCase(name: name, text: try String(contentsOfFile: folder + "/" + name, encoding: .utf8))
        }
    }
}
