/// Says under which mark each unit of a class body belongs.
struct MarkPlacing {
    let titles: MarkTitles
    /// By index of the member.
    let assignments: [Assignment]

    /// The place of each item; nil for text that stays.
    func places(in items: [BodyItem]) -> [MarkPlace?] {
        var places = [MarkPlace?](repeating: nil, count: items.count)
        var title = ""
        for (index, item) in items.enumerated() {
            switch item {
            case .fixed(let text): title = text.hasMark ? "" : title
            case .unit(let unit):
                title = unit.marks.last { !$0.isEmpty } ?? (unit.marks.isEmpty ? title : "")
                places[index] = place(of: unit, under: title)
            }
        }
        for run in Self.runs(of: items) {
            for (index, place) in placesOfTypes(in: run, of: items) { places[index] = place }
        }
        return places
    }

    /// Units that nothing separates, by index of the item.
    static func runs(of items: [BodyItem]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for (index, item) in items.enumerated() where item.unit != nil {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    private func place(of unit: MarkUnit, under title: String) -> MarkPlace {
        if unit.isStored { return titles.place(of: .state) }
        if unit.isType { return titles.place(of: .entity) }
        let assignment = assignments[unit.first.index]
        if let group = titles.groups(titled: title).first, group != .state, group != .entity,
            mayStay(assignment, in: group)
        {
            return titles.place(of: group)
        }
        return titles.place(of: MarkGroup(assignment.responsibility))
    }

    /// Returns true if the mark under which a member stands may decide: it names a responsibility of the member's role,
    /// or nothing speaks clearly for another role.
    private func mayStay(_ assignment: Assignment, in group: MarkGroup) -> Bool {
        if assignment.role == group.responsibility.role { return true }
        return assignment.confidence != .high && !assignment.isPinned && assignment.anchor == nil
    }

    /// Nested types before all properties, or above everything else, stay above; those between properties stand with
    /// them: so their order to properties is kept.
    private func placesOfTypes(in run: Range<Int>, of items: [BodyItem]) -> [Int: MarkPlace] {
        let units = run.compactMap { items[$0].unit }
        let first = units.firstIndex(where: \.isStored) ?? units.prefix { $0.isType }.count
        let last = units.lastIndex(where: \.isStored) ?? 0
        var places: [Int: MarkPlace] = [:]
        for (index, unit) in units.enumerated() where unit.isType && !unit.isStored {
            if index < first {
                places[run.lowerBound + index] = titles.placeOfLeadingTypes
            } else if index < last {
                places[run.lowerBound + index] = titles.place(of: .state)
            }
        }
        return places
    }
}
