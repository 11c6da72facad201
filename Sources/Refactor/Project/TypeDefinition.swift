/// A `typedef` of Objective-C that names a block or an enum.
struct TypeDefinition: Equatable {
    let name: String
    /// The text of a block's type; nil for an enum.
    let target: String?

    /// Reads the text behind `typedef`, up to a semicolon or a brace.
    init?(_ text: String) {
        if let caret = text.firstIndex(of: "^") {
            name = String(text[text.index(after: caret)...].drop { $0 == " " }.prefix { Self.isOfName($0) })
            target = text
        } else if ["NS_CLOSED_ENUM(", "NS_ENUM(", "NS_OPTIONS("].contains(where: { text.contains($0) }) {
            let list = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
            guard let last = list.split(separator: ",").last else { return nil }
            name = String(last.drop { $0 == " " }.prefix { Self.isOfName($0) })
            target = nil
        } else {
            return nil
        }
        if name.isEmpty { return nil }
    }

    private static func isOfName(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
}
