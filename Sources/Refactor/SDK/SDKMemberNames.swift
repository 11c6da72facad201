/// The names of all members of the SDK's types, whoever has them.
package enum SDKMemberNames {
    /// Returns true if a use of a name may mean a member of the SDK: a call by its labels, anything else by the name.
    package static func mayBeMeant(by name: String, labels: [String]?) -> Bool {
        guard let found = labelsByName[name] else { return false }
        guard let labels else { return true }
        let written = labels.filter { $0 != "{" }
        return found.contains { known in
            var rest = known[...]
            return written.allSatisfy { label in
                guard let place = rest.firstIndex(of: label) else { return false }
                rest = rest[(place + 1)...]
                return true
            }
        }
    }

    /// A property has none: it may be called all the same, where it is a closure.
    private static let labelsByName: [String: Set<[String]>] = SortedTable(SDKMemberTable.text).allRows().reduce(
        into: [:]
    ) { names, row in
        guard row.count > 1 else { return }
        let id = row[1]
        let name = String(id.prefix { $0 != "(" })
        let labels = id.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
        names[name, default: []].insert(labels)
    }
}
