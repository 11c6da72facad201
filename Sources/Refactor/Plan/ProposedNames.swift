extension Plan {
    /// The names of methods that are cut out of others, as they were proposed.
    package var proposedNames: Set<String> { Set(controller.members.compactMap { $0.cut?.proposedName }) }

    /// Of wished names, those that cannot be used.
    package func refused(_ wishes: [String: String]) -> [RefusedName] {
        let cuts = controller.members.compactMap { member -> Cut? in
            guard var cut = member.cut else { return nil }
            cut.name = cut.proposedName
            return cut
        }
        return CutRenames(wishes, controller: source, names: TakenNames(of: source)).apply(to: cuts).refused
    }
}
