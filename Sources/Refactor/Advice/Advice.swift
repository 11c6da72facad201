/// Advice on a controller: whether it is massive, whether VIPER is worth it, and which smaller step would do if not.
///
/// The published threshold counts methods, properties and statements; it knows size and nothing else. Ours counts what
/// the size consists of: code that other roles should have.
///
/// - VIPER needs at least two other roles with 20 lines each, since with one there is nothing to separate; and 150 lines
///   in all, or 60 where the controller is massive by the published threshold: below that, protocols and wiring weigh
///   more than what they part. Parts of the view's methods count, for that is how most controllers grow.
/// - A massive controller of which less than a tenth should leave is all view, and gains by views and child controllers
///   of its own.
/// - Otherwise the role with the most to take is a step of its own, from 20 lines on.
/// - Where a third of the lines, and 60 of them, are undecided, they could turn any of this round: decide first.
package struct Advice: Sendable, Equatable {
    package let verdict: Verdict
    package let size: ControllerSize
    package let roles: RoleLines
    /// The same in words: size, mixture, verdict, what is open.
    package let sentences: [String]

    /// Another role counts from so many lines.
    package static let linesOfARole = 20
    /// So many lines in two other roles are too much for one class.
    package static let linesOfAModule = 150
    /// The same where the class is massive by the published threshold.
    package static let linesOfAMassiveModule = 60

    /// Weighs size and roles; a controller that is split already needs no advice.
    package init(size: ControllerSize, roles: RoleLines, isSplit: Bool = false) {
        self.size = size
        self.roles = roles
        verdict = isSplit ? .done : Self.verdict(size, roles)
        sentences =
            [Self.sizeSentence(size), Self.mixtureSentence(roles)] + Self.measureSentence(verdict)
            + [Self.sentence(of: verdict, roles)] + Self.openSentence(verdict, roles)
    }

    private static func verdict(_ size: ControllerSize, _ roles: RoleLines) -> Verdict {
        let lines = roles.leaving + roles.partLines
        let counting = roles.others(from: linesOfARole)
        let isMostlyView = size.isMassive && lines * 10 < roles.total
        let isModule = counting.count > 1 && lines >= (size.isMassive ? linesOfAMassiveModule : linesOfAModule)
        if isModule, !isMostlyView { return .viper }
        if roles.undecided >= linesOfAMassiveModule, roles.undecided * 3 >= roles.total { return .decideFirst }
        if isMostlyView { return .splitView }
        return counting.first.map { .step($0) } ?? .leave
    }

    /// The verdict without what can move now, over a table that tells it.
    package var headline: String { Self.sentence(of: verdict, roles, tellsMoves: false) }

    /// The grounds of the verdict, in short.
    package var grounds: [String] {
        let massive = size.isMassive ? "Massive" : "Not massive"
        return [
            "\(massive): \(Self.counts(of: size)); the published threshold is more than 13, 13 and 147.",
            Self.mixtureSentence(roles, tellsWhat: false),
        ] + (verdict == .decideFirst ? Self.openSentence(verdict, roles) : [])
    }

    /// The verdict alone, for a list of many controllers.
    package var brief: String { Self.sentence(of: verdict, roles) }

    /// The roles that the verdict takes out, where that is less than everything; nil where it is not.
    package var advisedRoles: Set<Role>? {
        switch verdict {
        case .step(let role) where [.router, .presenter, .interactor].contains(role): [role]
        case .leave, .splitView: []
        case .viper, .step, .decideFirst, .done: nil
        }
    }

    /// The same in words, with what else there is.
    package var advisedSentence: String? {
        switch verdict {
        case .step(let role): "the plan advises \(Self.alone(role)); --only all takes out what else can leave"
        case .leave: "the plan advises to leave this controller as it is; --only all takes out what can leave"
        case .splitView:
            "the plan advises views and child controllers instead of roles; --only all takes out what can leave"
        case .viper, .decideFirst, .done: nil
        }
    }

    // MARK: - Sentences

    private static func sizeSentence(_ size: ControllerSize) -> String {
        let counts = counts(of: size)
        let threshold = "13 methods, 13 properties and 147 statements"
        return size.isMassive
            ? "It is massive: it has \(counts), where the published threshold is more than \(threshold)."
            : "It is not massive: it has \(counts); the published threshold is more than \(threshold), all three."
    }

    private static func counts(of size: ControllerSize) -> String {
        listed([
            amount(size.methods, "method"), amount(size.attributes, "stored property", "stored properties"),
            amount(size.instructions, "statement"),
        ])
    }

    private static func mixtureSentence(_ roles: RoleLines, tellsWhat: Bool = true) -> String {
        let others = roles.others
        let inside = amount(roles.partLines, "line")
        guard !others.isEmpty else {
            return roles.partLines == 0
                ? "None of its code clearly belongs to another role than the view."
                : "No whole member of it clearly belongs to another role than the view, but \(inside) inside the view's do."
        }
        let shares = others.map { role in
            "\(grouped(roles.decided[role] ?? 0)) to \(name(of: role))" + (tellsWhat ? phrase(for: role, roles) : "")
        }
        return "\(amount(roles.leaving, "line")) of the \(grouped(roles.total)) in its members should leave the view: "
            + "\(listed(shares))" + (roles.partLines == 0 ? "." : "; and \(inside) inside members of the view.")
    }

    /// Returns the sentence on our own measure, that of mixture, where it is met.
    private static func measureSentence(_ verdict: Verdict) -> [String] {
        guard verdict == .viper else { return [] }
        return [
            "By our measure that is too much for one class: two other roles with \(linesOfARole) lines each, and "
                + "\(linesOfAModule) lines in all, or \(linesOfAMassiveModule) in a massive class."
        ]
    }

    private static func name(of role: Role) -> String {
        switch role {
        case .view, .presenter, .interactor, .router: "the \(role.rawValue)"
        case .entity: "entities"
        case .service: "services"
        }
    }

    /// Returns what a role gets, in the words of the responsibilities; nothing where the role says it all.
    private static func phrase(for role: Role, _ roles: RoleLines) -> String {
        let titles = roles.responsibilities(of: role).prefix(2).map(\.phrase)
        return [.presenter, .interactor].contains(role) && !titles.isEmpty ? " (\(titles.joined(separator: ", ")))" : ""
    }

    private static func sentence(of verdict: Verdict, _ roles: RoleLines, tellsMoves: Bool = true) -> String {
        switch verdict {
        case .viper:
            let worth = "VIPER is worth it: its parts can then be tested and changed alone."
            if roles.partLines <= roles.leaving {
                return worth + (tellsMoves ? " " + now(roles.movingNow, roles.leaving) : "")
            }
            return
                "\(worth) Most of what should leave stands inside methods of the view: first make those parts methods of their own."
        case .step(let role):
            return "The whole of VIPER is more than this screen needs: \(step(role, roles, tellsMoves))"
        case .splitView:
            return "VIPER would not make it smaller, for its size is the view's own work: give parts of the screen "
                + "views, data source objects or child controllers of their own."
        case .decideFirst: return "Too much is undecided to say whether VIPER is worth it."
        case .leave: return "Leave it as it is: there is too little to take out, even for a single step."
        case .done: return "It reports to a presenter already; this split is done."
        }
    }

    private static func step(_ role: Role, _ roles: RoleLines, _ tellsMoves: Bool) -> String {
        let lines = roles.decided[role] ?? 0
        let parts = amount(roles.parts[role] ?? 0, "line")
        guard lines > 0 else { return "\(alone(role)) would take out \(parts) inside methods of the view." }
        let members = amount(roles.members[role] ?? 0, "member")
        let inside = roles.parts[role] == nil ? "" : ", and \(parts) inside methods of the view"
        return "\(alone(role)) would take out \(members) with \(amount(lines, "line"))\(inside)."
            + (tellsMoves ? " " + now(roles.moving[role] ?? 0, lines) : "")
    }

    private static func alone(_ role: Role) -> String {
        switch role {
        case .view, .presenter, .router: "a \(role.rawValue) alone"
        case .interactor: "an interactor alone"
        case .entity: "its models in files of their own"
        case .service: "its services in files of their own"
        }
    }

    private static func now(_ moving: Int, _ all: Int) -> String {
        switch moving {
        case 0: "No member of these can move as it stands; the plan says why."
        case all...: "All of these members can move as they stand."
        default: "\(amount(moving, "line")) can move as they stand; the plan says why the others stay."
        }
    }

    private static func openSentence(_ verdict: Verdict, _ roles: RoleLines) -> [String] {
        guard verdict == .decideFirst || percent(roles.undecided, of: roles.total) >= 10 else { return [] }
        let share = percent(roles.undecided, of: roles.total)
        return [
            "\(amount(roles.undecided, "line")) (\(share) %) are undecided and count for no role; pin roles in a plan "
                + "file, or give --project DIR."
        ]
    }
}
