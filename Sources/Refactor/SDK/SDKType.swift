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
        (swiftNames.row(of: name) ?? objectiveCNames.row(of: name)).flatMap { SDKType(table.columns(ofRowAt: $0)) }
    }

    private init?(_ row: [String]) {
        guard row.count >= 6 else { return nil }
        name = row[0]
        kind = row[2]
        framework = row[3]
        superclass = row[4].isEmpty ? nil : row[4]
        protocols = row[5].isEmpty ? [] : row[5].split(separator: ",").map(String.init)
    }

    private static let table = SortedTable(SDKTypeTable.text)
    private static let swiftNames = TableIndex(of: SDKTypeTable.text, column: 0)
    private static let objectiveCNames = TableIndex(of: SDKTypeTable.text, column: 1)

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
        let ancestor = swiftNames.row(of: ancestor) == nil ? named(ancestor)?.name ?? ancestor : ancestor
        return chain(of: name).contains { $0.name == ancestor }
    }

    /// The first two letters of the names of a framework's types; empty for a framework that the table does not know.
    package static func prefixes(ofFramework framework: String) -> Set<String> {
        prefixesByFramework[framework] ?? []
    }

    private static let prefixesByFramework = table.allRows().reduce(
        into: [String: Set<String>]()
    ) { prefixes, row in
        guard row.count > 3 else { return }
        prefixes[row[3], default: []].insert(String(row[0].prefix(2)))
    }
}
