/// Names of calls or types that mean one thing: some whole, some by how they begin.
struct WireNames: Sendable {
    var exact: Set<String> = []
    var beginnings: [String] = []

    func contains(_ name: String) -> Bool { exact.contains(name) || beginnings.contains(where: name.hasPrefix) }

    mutating func join(_ other: WireNames) {
        exact.formUnion(other.exact)
        beginnings += other.beginnings
    }
}
