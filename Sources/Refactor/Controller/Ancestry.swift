/// The superclasses of a controller as far as they are known.
struct Ancestry {
    /// Names of superclasses, nearest first.
    let names: [String]
    /// Whether the chain reaches the SDK, or there is no superclass at all.
    let isKnown: Bool

    init(of controller: String, superclass: String?, classes: [TypeFact], project: ProjectFacts?) {
        var names: [String] = []
        var next = superclass
        while let current = next, !names.contains(current), current != controller {
            let chain = SDKType.chain(of: current)
            if let first = chain.first {
                names += first.kind == "class" ? chain.map(\.name) : []
                self.names = names
                isKnown = true
                return
            }
            names.append(current)
            next = classes.first { $0.name == current }?.inherits.first ?? project?.superclasses[current]
        }
        self.names = names
        isKnown = superclass == nil
    }
}
