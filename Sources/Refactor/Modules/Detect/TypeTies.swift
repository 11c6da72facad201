extension RoleReading {
    /// Names of properties that say which part of a module they hold, where their type does not.
    private static let partNames: Set<String> = [
        "eventHandler", "interactor", "output", "presenter", "userInterface", "view", "viewController",
    ]

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
                    Self.partNames.contains($0.name) && facts.known($0.type, in: type.name).isEmpty
                }
        }
    }
}
