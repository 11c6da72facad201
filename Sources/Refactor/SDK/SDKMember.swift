/// A public member of a type of the iOS SDK.
package struct SDKMember: Sendable, Equatable {
    package let owner: String
    /// The full name: `dismiss(animated:completion:)`, `title`.
    package let id: String
    package let isStatic: Bool
    package let isMethod: Bool
    /// A property's type, or `(parameter types; …) -> result`.
    package let value: String

    package init(owner: String, id: String, isStatic: Bool, isMethod: Bool, value: String) {
        self.owner = owner
        self.id = id
        self.isStatic = isStatic
        self.isMethod = isMethod
        self.value = value
    }

    /// The base name: `dismiss`.
    package var name: String { String(id.prefix { $0 != "(" && $0 != ":" }) }

    /// The labels of its arguments, `_` for none.
    package var labels: [String] {
        id.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    /// A property's type or a method's result.
    package var result: String {
        guard isMethod, let arrow = value.lastRange(of: " -> ") else { return value }
        return String(value[arrow.upperBound...])
    }

    /// The members that a type of that Swift name declares itself, in the order of the table.
    package static func members(of type: String) -> [SDKMember] {
        SortedTable(SDKMemberTable.text).rows(for: type).compactMap(member)
    }

    /// Those of one base name: properties first, then methods.
    package static func members(of type: String, named name: String) -> [SDKMember] {
        let table = SortedTable(SDKMemberTable.text)
        return (table.rows(beginningWith: "\(type)\t\(name)\t") + table.rows(beginningWith: "\(type)\t\(name)("))
            .compactMap(member)
    }

    /// Returns true if a type of that Swift name declares a method of that full name itself.
    static func isMethod(_ id: String, of type: String) -> Bool {
        SortedTable(SDKMemberTable.text).rows(beginningWith: "\(type)\t\(id)\t").contains {
            member($0)?.isMethod == true
        }
    }

    private static func member(_ row: [String]) -> SDKMember? {
        guard row.count >= 4 else { return nil }
        return SDKMember(
            owner: row[0], id: row[1], isStatic: row[2].hasPrefix("static"), isMethod: row[2].hasSuffix("func"),
            value: row[3]
        )
    }

    /// Members whose selectors the Swift names do not tell, in the order of their table.
    static func oddMembers(of type: String, among known: [SDKMember]) -> [OddMember] {
        SortedTable(SDKSelectorTable.text).rows(for: type).compactMap { row in
            guard row.count >= 4 else { return nil }
            let renamed = known.first { $0.id == row[3] }
            let isMethod = row[2] == "func"
            let plain = SDKMember(owner: type, id: row[1], isStatic: false, isMethod: isMethod, value: "")
            return OddMember(selector: row[1], member: renamed ?? plain, isRenamed: renamed != nil)
        }
    }

    /// A member under a selector that does not follow from its Swift name.
    struct OddMember: Sendable {
        let selector: String
        let member: SDKMember
        /// It has another name in Swift, from which no selector follows.
        let isRenamed: Bool
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
