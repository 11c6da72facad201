extension RoleReading {
    /// Names of properties, in lower case, that say which part of a module they hold, where their type does not.
    private static let partNames = Set(WireVocabulary.all.meanings.keys).union([
        "interactor", "output", "presenter", "view", "viewcontroller",
    ])

    /// Returns true if a type has a property or a parameter for another one, by its name or by a protocol of it.
    func knows(_ name: String, _ other: String) -> Bool {
        facts.lineage(of: name).contains { type in
            let declared = type.properties.map(\.type) + type.methods.flatMap(\.parameters).map(\.type)
            let mentions = declared.compactMap { $0 } + type.inherits
            return mentions.contains { mention in
                mention.allNames.contains { word in
                    facts.known(word, in: type.name).map { facts.isA(other, [$0]) } ?? false
                }
            }
                || type.properties.contains {
                    Self.partNames.contains($0.name.lowercased()) && facts.known($0.type, in: type.name).isEmpty
                }
        }
    }
}
