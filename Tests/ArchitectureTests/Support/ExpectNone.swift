import Testing

/// Expects that no place breaks a house rule, and names those that do.
func expectNone(_ places: [String], _ rule: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(places.isEmpty, "\(rule):\n\(places.joined(separator: "\n"))", sourceLocation: sourceLocation)
}

/// Expects that a list is sorted, names nothing twice, and holds exactly what its folder holds.
func expectRegistered(_ list: [String], matches folder: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!list.isEmpty, "the list was not found", sourceLocation: sourceLocation)
    #expect(list == list.sorted(), "the list is not sorted", sourceLocation: sourceLocation)
    let twice = Set(list.filter { name in list.count { $0 == name } > 1 }).sorted()
    #expect(twice.isEmpty, "named twice: \(twice)", sourceLocation: sourceLocation)
    let missing = Set(folder).subtracting(list).sorted()
    #expect(missing.isEmpty, "in the folder but not in the list: \(missing)", sourceLocation: sourceLocation)
    let stale = Set(list).subtracting(folder).sorted()
    #expect(stale.isEmpty, "in the list but not in the folder: \(stale)", sourceLocation: sourceLocation)
}
