/// The members of Objective-C that are one thing: a property, its accessors and the variable behind it.
struct AccessorGroups {
    /// Indices of members, at least two in each group.
    let groups: [[Int]]
    private let members: [Member]

    init(of controller: Controller) {
        groups = controller.bonds.filter { $0.count > 1 }
        members = controller.members
    }

    /// The property behind each accessor and variable, by index.
    var property: [Int: Int] {
        var property: [Int: Int] = [:]
        for group in groups {
            let head = group.first { members[$0].kind == .property && !members[$0].fact.isVariable } ?? group[0]
            for index in group where index != head { property[index] = head }
        }
        return property
    }

    /// Returns shared anchors: what ties one of them to the view ties all.
    func shared(_ anchors: [Anchor?]) -> [Anchor?] {
        var shared = anchors
        for group in groups {
            guard let anchor = group.lazy.compactMap({ anchors[$0] }).first else { continue }
            for index in group where shared[index] == nil { shared[index] = anchor }
        }
        return shared
    }
}
