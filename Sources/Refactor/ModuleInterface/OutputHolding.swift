extension Style {
    /// Assignments in which what the screen tells its callers through is held where the style holds it.
    ///
    /// What seems to be the presenter's, for sure or not, goes to that component, if the presenter then speaks through it
    /// (`Placer`). What the evidence gives to the view stays there, and so does what a person has pinned.
    func holding(_ outputs: [Member], _ assignments: [Assignment]) -> [Assignment] {
        var assignments = assignments
        let holder = owner(of: wiring.outputHolder)
        for member in outputs where member.fact.isStored {
            var held = assignments[member.index]
            guard held.anchor == nil, !held.isPinned, held.role != .view else { continue }
            assignments[member.index].isOutput = true
            guard held.role != holder || held.confidence == .low else { continue }
            held.isOutput = true
            held.role = holder
            if held.confidence == .low { held.confidence = .medium }
            held.evidence.append(
                Evidence(
                    rule: "module-output", role: holder, weight: 1, line: member.fact.line,
                    reason: "tells whoever shows the screen, which the style leaves to the \(holder.rawValue)"))
            assignments[member.index] = held
        }
        return assignments
    }
}
