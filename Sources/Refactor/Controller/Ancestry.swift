/// The superclasses of a controller as far as they are known.
struct Ancestry {
    /// Names of superclasses, nearest first.
    let names: [String]
    /// True if the chain reaches the SDK, or there is no superclass at all.
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

    /// The SDK's classes that an unknown superclass most likely descends from, as its name tells; empty when all is known.
    var assumed: [String] {
        guard !isKnown, let last = names.last else { return [] }
        let ending = Self.endings.first { last.hasSuffix($0.ending) }
        return ending.map { SDKType.chain(of: $0.name).map(\.name) } ?? []
    }

    /// Longer endings stand before those that they end with.
    private static let endings: [(ending: String, name: String)] = [
        ("CollectionViewController", "UICollectionViewController"), ("NavigationController", "UINavigationController"),
        ("PageViewController", "UIPageViewController"), ("SplitViewController", "UISplitViewController"),
        ("TabBarController", "UITabBarController"), ("TableViewController", "UITableViewController"),
        ("Controller", "UIViewController"), ("VC", "UIViewController"),
        ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"), ("View", "UIView"),
    ]
}
