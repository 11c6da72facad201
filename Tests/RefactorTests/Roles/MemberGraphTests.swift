import Refactor
import Testing

struct MemberGraphTests {
    /// Compares the uses with lines such as `load() calls show() in a closure`.
    private func expectEdges(_ members: String, _ expected: [String]) throws {
        let controller = try RoleReading(members).controller
        let found = MemberGraph(controller: controller).edges.map { edge in
            let place = edge.isInClosure ? " in a closure" : ""
            return "\(controller.members[edge.from].id) \(edge.kind) \(controller.members[edge.to].id)\(place)"
        }
        #expect(found == expected)
    }

    @Test func callsReadsAndWrites() throws {
        try expectEdges(
            "var count = 0\nfunc run() { go(); count = 1; print(count); later { self.go() } }\nfunc go() { }",
            ["run() calls go()", "run() calls go() in a closure", "run() reads count", "run() writes count"]
                .sorted(by: { order($0) < order($1) }))
    }

    @Test func changingACollectionIsWriting() throws {
        try expectEdges(
            "var names: [String] = []\nfunc run() { names.append(\"\") }", ["run() reads names", "run() writes names"])
    }

    @Test func selectorsAndValues() throws {
        try expectEdges(
            "func run() { add(#selector(tap)); each(go) }\n@objc func tap() { }\nfunc go() { }",
            ["run() selects tap()", "run() passes go()"])
    }

    /// The graph sorts by members first, in the order of the source.
    private func order(_ line: String) -> Int { line.contains("count") ? 0 : line.contains("closure") ? 2 : 1 }
}
