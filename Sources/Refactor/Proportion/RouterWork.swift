/// The work of a router: it leads to another screen, or away.
struct RouterWork {
    private let controller: Controller
    private let placements: [Placement]

    init(in controller: Controller, _ placements: [Placement]) {
        self.controller = controller
        self.placements = placements
    }

    /// Returns true if code goes somewhere itself, or asks another part of the router to. To make a child controller is
    /// no way anywhere; and what asks a coordinator of the app has its router there.
    func isIn(_ member: Member) -> Bool {
        var goes = false
        for reference in member.references {
            if Self.isAppsOwn(reference.name) { return false }
            if case .own(let targets) = reference.target {
                goes = goes || targets.contains { $0 != member.index && isMethodOfRouter($0) }
            } else {
                goes = goes || Self.goes(by: reference.fact)
            }
        }
        return goes
    }

    /// Returns true if code puts a question on this screen, which is no way to another one.
    func asks(_ member: Member) -> Bool {
        member.references.contains { $0.name.hasSuffix("AlertController") || words(of: $0.name).last == "alert" }
            || member.fact.localNames.intersection(member.fact.identifiers).contains { words(of: $0).contains("alert") }
    }

    /// The number of places in a member that lead to another screen.
    func ways(in member: Member) -> Int {
        let isAlert = asks(member)
        return member.references.count { reference in
            guard reference.fact.usage == .call, !isAlert || !reference.name.hasPrefix("present"),
                !reference.name.hasPrefix("performSegue") || !preparesSegues
            else { return false }
            switch reference.target {
            case .inherited, .superclass: return APINames.leadingOn.contains(reference.name) || reference.name == "show"
            case .foreign: return APINames.leadingOn.contains(reference.name)
            case .own, .nested, .global, .known, .selfValue, .selfType, .unresolved: return false
            }
        }
    }

    /// Returns true if code looks up what stands in a row: the view knows its rows, and tells what is to be shown.
    func looksUpRow(_ member: Member) -> Bool {
        let isHanded = member.fact.signature?.parameters.contains { $0.type.contains("IndexPath") } ?? false
        return isHanded && !member.fact.identifiers.isDisjoint(with: ["item", "row", "section"])
    }

    /// What makes something happen again and again.
    private static let subscribing: Set<String> = [
        "addObserver", "bind", "drive", "emit", "observe", "sink", "subscribe",
    ]

    /// Returns true if code does what is no router's: it listens to something, sets state of the view, works with a
    /// service instead of handing it on, or does more on the way back than to go.
    func isOthers(_ member: Member) -> Bool {
        let isBack = ways(in: member) == 0 && member.references.contains { APINames.leadingBack.contains($0.name) }
        if isBack, member.references.contains(where: { $0.fact.closureDepth > depth(of: member) }) { return true }
        if goesLater(member) || requests(member) || setsModel(member)
            || member.references.contains(where: { Self.subscribing.contains($0.name) })
        {
            return true
        }
        return member.references.contains { reference in
            guard case .own(let targets) = reference.target, let target = targets.first else { return false }
            let property = controller.members[target]
            guard property.fact.isStored, placements[target].role != .router else { return false }
            return reference.fact.sets(property) || reference.fact.isDereferenced && Self.isService(property)
        }
    }

    /// Returns true if code asks a service of the app for something and goes on meanwhile, whatever comes of it.
    private func requests(_ member: Member) -> Bool {
        guard member.references.contains(where: { $0.fact.closureDepth > depth(of: member) }) else { return false }
        return member.references.contains { reference in
            switch reference.target {
            case .global, .known, .unresolved: Self.isRequested(reference.name)
            case .foreign, .inherited, .nested, .own, .selfType, .selfValue, .superclass: false
            }
        }
    }

    /// Returns true for `APIClient` and `Shop_NetAPIManager`.
    private static func isRequested(_ name: String) -> Bool {
        guard name.first?.isUppercase == true else { return false }
        let words = words(of: name)
        let services: Set<String> = ["api", "client", "gateway", "network", "repository", "service"]
        return words.last.map(services.contains) == true
            || words.last == "manager" && words.contains { services.contains($0) }
    }

    /// Returns true if code changes what an object says that the view has, and that is no screen.
    private func setsModel(_ member: Member) -> Bool {
        member.references.contains { reference in
            guard case .foreign(let root?) = reference.target, [.write, .readWrite].contains(reference.fact.usage),
                let property = controller.members.first(where: { $0.name == root && $0.fact.isStored })
            else { return false }
            let last = words(of: property.fact.valueType?.filter { $0.isLetter } ?? property.name).last ?? ""
            return !["bar", "controller", "item", "vc", "view"].contains(last)
        }
    }

    /// Returns true if code performs a segue for which the view hands over the values: half of the way would stay.
    func performsPreparedSegue(_ member: Member) -> Bool {
        preparesSegues && member.references.contains { $0.name.hasPrefix("performSegue") }
    }

    private var preparesSegues: Bool {
        controller.members.contains { ["prepare(for:sender:)", "prepareForSegue:sender:"].contains($0.id) }
    }

    /// Returns true if code prepares something else, which leads on when it is used: a button, a request.
    private func goesLater(_ member: Member) -> Bool {
        let ways = member.references.filter { Self.goes(by: $0.fact) }
        return !ways.isEmpty && ways.allSatisfy { $0.fact.closureDepth > depth(of: member) }
            && !member.references.contains { ["DispatchQueue", "Task"].contains($0.name) }
    }

    private func depth(of member: Member) -> Int { member.cut?.closureDepth ?? 0 }

    private static func isService(_ property: Member) -> Bool {
        let last = words(of: property.fact.valueType?.filter { $0.isLetter } ?? "").filter { $0 != "protocol" }.last
        return ["api", "client", "gateway", "interactor", "repository", "service", "store"].contains(last ?? "")
    }

    private func isMethodOfRouter(_ member: Int) -> Bool {
        controller.members[member].kind == .method && placements[member].role == .router
    }

    private static func goes(by use: ReferenceFact) -> Bool {
        let isSet = use.usage == .write && ["rootViewController", "selectedIndex"].contains(use.name)
        let isDone = use.usage == .call || isSet
        // A window that comes to the front leads nowhere by itself.
        return isDone && use.name != "makeKeyAndVisible" && APINames.ways.contains(use.name) && !fillsChild(use)
    }

    /// The pages of a child controller are content of the view.
    private static func fillsChild(_ use: ReferenceFact) -> Bool {
        guard use.name == "setViewControllers", let holder = use.path.last else { return false }
        return !words(of: holder).contains { $0.hasPrefix("nav") }
    }

    /// Returns true for what an app leads to other screens by, such as `NavigationManager`.
    static func isOfNavigation(_ name: String) -> Bool {
        isAppsOwn(name) || words(of: name).contains { $0.hasPrefix("navigat") }
    }

    private static func isAppsOwn(_ name: String) -> Bool {
        let name = name.lowercased()
        return name != "transitioncoordinator"
            && ["coordinator", "navigator", "router"].contains(where: name.hasSuffix)
    }
}
