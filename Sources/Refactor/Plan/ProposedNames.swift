extension Plan {
    /// The names of methods that are cut out of others, as they were proposed.
    package var proposedNames: Set<String> { Set(controller.members.compactMap { $0.cut?.proposedName }) }

    /// The name that a person wishes for the method of a part, where it cannot have it.
    package func refusedName(of pin: PartPin) -> RefusedName? {
        guard let name = pin.name, let part = parts.first(where: { $0.pin == pin }),
            let cut = controller.members.compactMap(\.cut).first(where: { part.methods.first == $0.name })
        else { return nil }
        return refused([cut.proposedName: name]).first
    }

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
