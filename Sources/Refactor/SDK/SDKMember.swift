/// A public member of a type of the iOS SDK.
package struct SDKMember: Sendable, Equatable {
    package let owner: String
    /// The full name: `dismiss(animated:completion:)`, `title`.
    package let id: String
    package let isStatic: Bool
    package let isMethod: Bool
    /// A property's type, or `(parameter types; …) -> result`.
    package let value: String

    /// The base name: `dismiss`.
    package var name: String { String(id.prefix { $0 != "(" }) }

    /// A property's type or a method's result.
    package var result: String {
        guard isMethod, let arrow = value.lastRange(of: " -> ") else { return value }
        return String(value[arrow.upperBound...])
    }

    /// The members that a type declares itself, in the order of the table.
    package static func members(of type: String) -> [SDKMember] {
        SortedTable(SDKMemberTable.text).rows(for: type).compactMap { row in
            guard row.count >= 4 else { return nil }
            return SDKMember(
                owner: row[0], id: row[1], isStatic: row[2].hasPrefix("static"), isMethod: row[2].hasSuffix("func"),
                value: row[3]
            )
        }
    }
}

extension String {
    /// The last place of a short text; the standard library has it only in Foundation.
    fileprivate func lastRange(of text: String) -> Range<String.Index>? {
        var start = endIndex
        while start > startIndex {
            start = index(before: start)
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
        }
        return nil
    }
}
