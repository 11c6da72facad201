/// The local values that go into a run of statements and come out of it.
struct LocalFlow {
    let locals: [LocalFact]
    let run: Range<Int>

    private func isInside(_ local: LocalFact) -> Bool {
        run.lowerBound <= local.declaration.lowerBound && local.declaration.upperBound <= run.upperBound
            && !(local.declaration.isEmpty && local.declaration.lowerBound == run.lowerBound)
    }

    /// The uses of a value in the run.
    func uses(of local: LocalFact) -> [LocalFact.Use] {
        local.uses.filter { run.contains($0.range.lowerBound) }
    }

    /// Values from before that the run uses, in the order of their first uses.
    var incoming: [LocalFact] {
        let found = locals.filter { !isInside($0) && $0.origin != .selfName && !uses(of: $0).isEmpty }
        // `case .a(let x), .b(let x)` binds one value in two places.
        return found.enumerated().filter { index, local in
            !found[..<index].contains { $0.name == local.name && $0.uses == local.uses }
        }.map(\.element).sorted { first($0) < first($1) }
    }

    private func first(_ local: LocalFact) -> Int { uses(of: local).map(\.range.lowerBound).min() ?? 0 }

    /// Values of the run that statements behind it use.
    var outgoing: [LocalFact] {
        locals.filter { local in
            isInside(local) && local.uses.contains { !run.contains($0.range.lowerBound) }
        }
    }

    /// Returns true if the run changes a value from before.
    func changes(_ local: LocalFact) -> Bool {
        local.isVariable && uses(of: local).contains(where: \.mayChange)
    }

    /// Returns true if a value of the run may change in it and behind it.
    func changesBothInsideAndOutside(_ local: LocalFact) -> Bool {
        local.uses.contains { $0.mayChange && run.contains($0.range.lowerBound) }
            && local.uses.contains { $0.mayChange && !run.contains($0.range.lowerBound) }
    }

    /// Returns true if a value that changes somewhere is used at a place.
    func isUsed(_ local: LocalFact, in places: [Range<Int>]) -> Bool {
        uses(of: local).contains { use in places.contains { $0.contains(use.range.lowerBound) } }
    }

    /// True if somebody binds another name to self in the run.
    var bindsSelf: Bool { locals.contains { $0.origin == .selfName && isInside($0) } }
}
