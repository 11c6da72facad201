/// A module graph that is made up: each module leads to a few others, near ones mostly, and uses a few services.
struct MadeGraph {
    let modules: Int

    /// As `refactor graph --format json` writes it.
    var json: String {
        var state: UInt64 = 88_172_645_463_325_252
        func random(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
        let names = (0..<modules).map { #"{"name": "Module\#($0)", "style": "viper"}"# }
        let services = (0..<max(1, modules / 20)).map { #"{"name": "Service\#($0)"}"# }
        var edges: Set<String> = []
        for index in 1..<modules {
            edges.insert(
                #"{"from": "Module\#(max(0, index - 1 - random(below: 12)))", "to": "Module\#(index)", "kind": "route"}"#
            )
            if random(below: 4) == 0 {
                edges.insert(#"{"from": "Module\#(index)", "to": "Module\#(random(below: modules))", "kind": "child"}"#)
            }
            edges.insert(
                #"{"from": "Module\#(index)", "to": "Service\#(random(below: services.count))", "kind": "service"}"#)
        }
        return """
            {"schema": 1, "modules": [\(names.joined(separator: ", "))],
             "services": [\(services.joined(separator: ", "))],
             "edges": [\(edges.sorted().joined(separator: ", "))]}
            """
    }
}
