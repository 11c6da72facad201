extension Plan {
    /// The boundaries of the split as decided; `boundaries` holds those of what moves now.
    ///
    /// Methods that are cut out of others belong to them: what calls them calls them from now on.
    package var proposedBoundaries: [Boundary] {
        guard !placements.contains(where: { $0.stays == .alreadySplit }) else { return [] }
        let proposed = Refactor.proposedBoundaries(of: source, assignments: assignments, style: style)
        guard canBeWritten else { return proposed }
        return style.ports.compactMap { port in
            let members = proposed.first { $0.port == port }?.requirements ?? []
            let parts = boundaries.first { $0.port == port }?.requirements.filter {
                controller.members[$0.member].cut != nil
            }
            let requirements = members + (parts ?? [])
            return requirements.isEmpty ? nil : answered(Boundary(port: port, requirements: requirements))
        }
    }

    /// Returns true if a requirement is written now, by the moves that are possible today.
    package func isEmitted(_ requirement: Requirement, through port: Port) -> Bool {
        canBeWritten
            && boundaries.contains { boundary in
                boundary.port == port && boundary.requirements.contains { $0.member == requirement.member }
            }
    }

    /// The boundaries written now beside the proposed ones, for as long as some members stay or others may call.
    package var interimBoundaries: [Boundary] {
        guard canBeWritten else { return [] }
        let proposed = proposedBoundaries
        return boundaries.compactMap { boundary in
            let lasting = proposed.first { $0.port == boundary.port }?.requirements.map(\.member) ?? []
            let interim = boundary.requirements.filter { !lasting.contains($0.member) }
            return interim.isEmpty ? nil : Boundary(port: boundary.port, requirements: interim)
        }
    }
}
