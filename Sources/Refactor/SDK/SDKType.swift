/// A public type of the iOS SDK: a row of the table, whose columns are read when they are asked for.
package struct SDKType: Sendable, Equatable {
    private let row: Int

    private init(row: Int) { self.row = row }

    package var name: String { Self.table.column(0, ofRowAt: row) }

    /// `class`, `struct`, `enum` or `protocol`.
    package var kind: String { Self.table.column(2, ofRowAt: row) }

    package var framework: String { Self.table.column(3, ofRowAt: row) }

    package var superclass: String? {
        let name = Self.table.column(4, ofRowAt: row)
        return name.isEmpty ? nil : name
    }

    package var protocols: [String] {
        let list = Self.table.column(5, ofRowAt: row)
        return list.isEmpty ? [] : list.split(separator: ",").map(String.init)
    }

    /// The type of that Swift name, or else of that Objective-C name; nil when the SDK has none.
    package static func named(_ name: String) -> SDKType? {
        (swiftNames.row(of: name) ?? objectiveCNames.row(of: name)).map(SDKType.init)
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

    /// Returns true if a type is, or inherits from, a class of that name.
    package static func isKind(_ name: String, of ancestor: String) -> Bool {
        guard let ancestor = named(ancestor) else { return false }
        return chain(of: name).contains(ancestor)
    }

    /// The first two letters of the names of a framework's types; empty for a framework that the table does not know.
    package static func prefixes(ofFramework framework: String) -> Set<String> {
        prefixesByFramework[framework] ?? []
    }

    /// Frameworks of which the table has no types: `INIntent`, `kUTTypeText`, `os_log`, `OSLog` and `Logger`.
    private static let frameworksOfNoTable: [String: Set<String>] = [
        "CoreServices": ["UT"], "ImageIO": ["CG"], "Intents": ["IN"], "IntentsUI": ["IN"], "MobileCoreServices": ["UT"],
        "VideoToolbox": ["VT"], "os": ["Lo", "OS", "os"],
    ]

    private static let prefixesByFramework = table.allRows().reduce(
        into: frameworksOfNoTable
    ) { prefixes, row in
        guard row.count > 3 else { return }
        prefixes[row[3], default: []].insert(String(row[0].prefix(2)))
    }
}
