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
        known.types[name] ?? known.swiftNames[name].flatMap { known.types[$0] }
    }

    private init?(_ row: [String]) {
        guard row.count >= 6 else { return nil }
        name = row[0]
        kind = row[2]
        framework = row[3]
        superclass = row[4].isEmpty ? nil : row[4]
        protocols = row[5].isEmpty ? [] : row[5].split(separator: ",").map(String.init)
    }

    /// The whole table: it is asked so often that reading it once, in two milliseconds, is the cheapest.
    private static let known: (types: [String: SDKType], swiftNames: [String: String]) = {
        var types: [String: SDKType] = [:]
        var swiftNames: [String: String] = [:]
        for row in SortedTable(SDKTypeTable.text).allRows() {
            guard let type = SDKType(row) else { continue }
            if types[type.name] == nil { types[type.name] = type }
            if !row[1].isEmpty, row[1] != row[0], swiftNames[row[1]] == nil { swiftNames[row[1]] = row[0] }
        }
        return (types, swiftNames)
    }()

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
        let ancestor = known.swiftNames[ancestor] ?? ancestor
        return chain(of: name).contains { $0.name == ancestor }
    }

    /// The first two letters of the names of a framework's types; empty for a framework that the table does not know.
    package static func prefixes(ofFramework framework: String) -> Set<String> {
        prefixesByFramework[framework] ?? []
    }

    private static let prefixesByFramework = known.types.values.reduce(into: [String: Set<String>]()) { prefixes, type in
        prefixes[type.framework, default: []].insert(String(type.name.prefix(2)))
    }
}
