/// The view controllers among the classes of an app, by their superclasses.
struct AppAncestry {
    private let superclasses: [String: Set<String>]
    private let declared: Set<String>

    init(of files: [GlancedFile]) {
        var superclasses: [String: Set<String>] = [:]
        var declared: Set<String> = []
        for head in files.flatMap(\.heads) where head.kind == .type {
            declared.insert(head.name)
            if let superclass = head.inherits { superclasses[head.name, default: []].insert(superclass) }
        }
        self.superclasses = superclasses
        self.declared = declared
    }

    /// Returns true if a class leads to `UIViewController`; one whose superclass is not known is judged by a name.
    func isViewController(_ name: String) -> Bool {
        guard declared.contains(name) else { return Self.isNamedLikeOne(name) }
        var seen: Set<String> = []
        var open = Array(superclasses[name] ?? [])
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let chain = SDKType.chain(of: next)
            if chain.contains(where: { $0.name == "UIViewController" }) { return true }
            guard chain.isEmpty else { continue }
            if let above = superclasses[next] { open += above } else if Self.isNamedLikeOne(next) { return true }
        }
        return false
    }

    private static func isNamedLikeOne(_ name: String) -> Bool {
        guard !name.hasPrefix("NS"), !name.hasPrefix("WK") else { return false }
        return name.hasSuffix("Controller") || name.hasSuffix("VC")
    }
}
