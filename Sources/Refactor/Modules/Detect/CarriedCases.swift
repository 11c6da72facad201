/// What cases of enumerations carry, and what initialisers take.
extension AppFacts {
    /// The types that the parameters of a type's initialisers are declared with, by their label.
    func makerTypes(labelled label: String, of type: String) -> [String] {
        let makers = (types[type]?.methods ?? []).filter { $0.name == "init" }
        return makers.flatMap { maker in
            maker.parameters.filter { $0.label == label }.flatMap { known($0.type, in: type) }
        }
    }

    /// The types of what a case carries at a place: that of some enumerations, or of all that have such a case.
    func carriedTypes(at index: Int, labelled label: String, by key: String, of owners: [String]?) -> [String] {
        (owners ?? enumerations(with: [key])).flatMap { owner -> [String] in
            let carried = types[owner]?.properties.first { $0.name == key }?.carried ?? []
            let labelled = label.isEmpty ? nil : carried.first { $0.label == label }
            let placed = index < carried.count && carried[index].label == label ? carried[index] : nil
            return (labelled ?? placed).map { known($0.type, in: owner) } ?? []
        }
    }
}
