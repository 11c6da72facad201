/// A place where a local name that holds a view is bound or used.
struct ViewPlace {
    let name: String
    let place: Range<Int>

    /// Returns the places where local names of a member that hold views are bound and used.
    static func places(in member: Member, types: TypeMemory) -> [ViewPlace] {
        (member.fact.tree?.locals ?? []).filter { local in
            local.origin != .selfName && types.type(of: local, in: member).map(types.isOfView) ?? false
        }.flatMap { local in
            ([local.declaration] + local.uses.map(\.range)).map { ViewPlace(name: local.name, place: $0) }
        }
    }
}
