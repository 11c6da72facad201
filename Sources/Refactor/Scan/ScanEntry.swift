/// A controller of a code base, measured.
package struct ScanEntry: Sendable, Equatable {
    package let name: String
    package let language: SourceLanguage
    package let superclass: String?
    /// Its files: headers first, then that of the class itself.
    package let files: [String]
    /// The path of its class's declaration.
    package let path: String
    package let line: Int
    package let lines: Int
    package let members: Int
    package let sections: Int
    package let advice: Advice
    /// Files that add to its class in the other language, which nothing here counts.
    package let otherFiles: [String]

    /// Sums up a plan of the controller, in figures.
    package init(of plan: Plan, otherFiles: [String] = []) {
        self.otherFiles = otherFiles
        let controller = plan.controller
        name = controller.name
        language = controller.language
        superclass = controller.superclass
        let holding = Set(controller.declarations.map(\.file))
        files = controller.files.indices.filter(holding.contains).map { controller.files[$0].file.path }
        let main = controller.declarations.first { $0.fact.keyword == .implementation } ?? controller.mainDeclaration
        path = main.map { controller.files[$0.file].file.path } ?? files.first ?? ""
        line = main?.fact.line ?? 1
        lines = controller.lines
        members = controller.members.count
        sections = controller.sections.count
        advice = plan.advice
    }

    /// The number of different responsibilities of its decided members, of the fourteen and what lies beside them.
    package var mixed: Int { advice.roles.responsibilities.count }

    /// Undecided lines in per cent of its members' lines.
    package var undecidedShare: Int { percent(advice.roles.undecided, of: advice.roles.total) }

    /// The gain of refactoring it: the larger, the sooner.
    ///
    /// The lines that other roles should have, parts of the view's methods included, and once more those that move as
    /// they stand; times the number of other roles that have ten lines or more, for each of them is one more reason to
    /// change the class; times its own lines in hundreds, for a long class costs whoever touches it; times two if it is
    /// massive by the published threshold.
    package var score: Int {
        let roles = advice.roles
        let gain = roles.leaving + roles.partLines + roles.movingNow
        return gain * max(1, roles.others(from: 10).count) * lines * (advice.size.isMassive ? 2 : 1) / 100
    }

    /// Why it stands where it stands, in one sentence or two.
    package var reason: String {
        let roles = advice.roles
        let size = amount(lines, "line") + (advice.size.isMassive ? ", massive" : "")
        let mixture = amount(mixed, "responsibility mixed", "responsibilities mixed")
        let sure = "\(percent(roles.sure, of: roles.total)) % of its code is decided with high confidence"
        guard roles.leaving > 0 else {
            return "\(size), \(mixture); no whole member would leave\(parts); \(sure)\(others)"
        }
        let leaving = roles.others.enumerated().map { index, role in
            let lines = roles.decided[role] ?? 0
            let phrases = index < 2 ? roles.responsibilities(of: role).prefix(2).map(\.phrase) : []
            let what = phrases.count > 1 || role != .router ? phrases.joined(separator: ", ") : ""
            return (index == 0 ? amount(lines, "line") : grouped(lines)) + (what.isEmpty ? "" : " (\(what))")
                + (index == 0 ? " would leave" : "") + " to \(article(role))"
        }
        return "\(size), \(mixture); \(listed(leaving))\(parts); \(sure)\(others)"
    }

    private var others: String {
        let other = language == .swift ? "Objective-C" : "Swift"
        return otherFiles.isEmpty ? "" : "; \(amount(otherFiles.count, "more file")) of it in \(other) not counted"
    }

    private var parts: String {
        let lines = advice.roles.partLines
        return lines == 0 ? "" : "; \(amount(lines, "more line", "more lines")) inside methods of the view"
    }

    private func article(_ role: Role) -> String {
        switch role {
        case .view, .presenter, .router: "a \(role.rawValue)"
        case .interactor: "an interactor"
        case .entity: "entities"
        case .service: "services"
        }
    }
}
