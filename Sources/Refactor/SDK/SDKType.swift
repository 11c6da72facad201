/// A public type of the iOS SDK.
package struct SDKType: Sendable, Equatable {
    package let name: String
    /// `class`, `struct`, `enum` or `protocol`.
    package let kind: String
    package let framework: String
    package let superclass: String?
    package let protocols: [String]

    /// The type of that Swift name, or else of that Objective-C name; nil when the SDK has none.
    package static func named(_ name: String) -> SDKType? {
        let table = SortedTable(SDKTypeTable.text)
        guard let row = table.rows(for: name).first ?? swiftNames[name].flatMap({ table.rows(for: $0).first }),
            row.count >= 6
        else { return nil }
        return SDKType(
            name: row[0], kind: row[2], framework: row[3], superclass: row[4].isEmpty ? nil : row[4],
            protocols: row[5].split(separator: ",").map(String.init)
        )
    }

    /// The type itself and its superclasses, nearest first.
    package static func chain(of name: String) -> [SDKType] {
        var chain: [SDKType] = []
        var next: String? = name
        while let current = next, let type = named(current), chain.count < 20 {
            chain.append(type)
            next = type.superclass
        }
        return chain
    }

    /// Whether a type is, or inherits from, a class of that name.
    package static func isKind(_ name: String, of ancestor: String) -> Bool {
        let ancestor = swiftNames[ancestor] ?? ancestor
        return chain(of: name).contains { $0.name == ancestor }
    }

    /// Swift names by the names in Objective-C, where they differ.
    private static let swiftNames = SortedTable(SDKTypeTable.text).firstBySecondColumn()

    /// The first two letters of the names of a framework's types; empty for a framework that the table does not know.
    package static func prefixes(ofFramework framework: String) -> Set<String> {
        prefixesByFramework[framework] ?? []
    }

    private static let prefixesByFramework = SortedTable(SDKTypeTable.text).allRows().reduce(
        into: [String: Set<String>]()
    ) { prefixes, row in
        guard row.count > 3 else { return }
        prefixes[row[3], default: []].insert(String(row[0].prefix(2)))
    }
}
