/// A plan, and as much of it as is written where nobody says how far to go.
package struct AdvisedPlan: Sendable {
    package let whole: Plan
    /// As far as the plan's own verdict goes; where that leaves nothing that is worth its protocols, a router or an
    /// interactor alone, if that is.
    package let written: Plan
    /// The plan whose reasons tell what stays: the whole one, or the one of other roles that is written in its place.
    package let explained: Plan
    /// Why less is written than there is, in a sentence; nil where nothing is held back, or only what is not worth it.
    package let reason: String?

    /// The plan as it is, for whoever has said how far to go.
    package init(asked plan: Plan) {
        whole = plan
        written = plan
        explained = plan
        reason = nil
    }

    package init(of plan: Plan) {
        whole = plan
        let advised = Self.advised(of: plan)
        guard let merged = Self.mergingInteractor(plan, insteadOf: advised.written) else {
            (written, reason) = advised
            explained = plan
            return
        }
        written = merged
        explained = merged
        reason =
            "what an interactor would keep stands in the presenter, where it is worth its protocols; --only all gives "
            + "each role its own"
    }

    /// As far as the verdict goes, by the roles as they are.
    private static func advised(of plan: Plan) -> (written: Plan, reason: String?) {
        guard plan.canBeWritten, plan.advice.verdict != .done else { return (plan, nil) }
        guard !plan.source.isNoScreen else {
            return (
                MigrationStep(worthwhile: []).plan(like: plan),
                "it is no screen but an object that works for others, of which nothing is a view; --only all takes out "
                    + "what can leave"
            )
        }
        guard !plan.source.hasMediator else {
            return (
                MigrationStep(worthwhile: [.router]).plan(like: plan),
                "it has a view model or the like, beside which a presenter would stand for nothing; --only all takes out "
                    + "what can leave"
            )
        }
        let roles = plan.advice.advisedRoles
        let advised = roles.map { MigrationStep(worthwhile: $0).plan(like: plan) } ?? plan
        let share = PlanShare(of: advised)
        let isKept = share.isPullRequest || roles == [.router]
        guard advised.isEmpty || !isKept, roles != [] else {
            return (advised, advised.isEmpty && roles != [] ? nil : plan.advice.advisedSentence)
        }
        // One role that needs the others may be worth it with them.
        if roles != nil, !plan.isEmpty, PlanShare(of: plan).isPullRequest { return (plan, nil) }
        guard roles != [.router] else { return (advised, nil) }
        if let (role, best) = bestAlone(of: plan) {
            let name = role == .interactor ? "an interactor" : "a router"
            return (best, "only \(name) is worth its protocol; --only all takes out what else can leave")
        }
        return advised.isEmpty
            ? (advised, nil) : (MigrationStep(worthwhile: []).plan(like: plan), share.sentence)
    }

    /// The plan in which the presenter has what an interactor would, where that is one pull request and takes clearly more
    /// than what would be written; nil where an interactor is no part of it.
    private static func mergingInteractor(_ plan: Plan, insteadOf written: Plan) -> Plan? {
        guard plan.canBeWritten, plan.advice.verdict != .done, !plan.source.isNoScreen, !plan.source.hasMediator,
            plan.style.owner(of: .interactor) != plan.style.mediator,
            plan.advice.advisedRoles.map({ $0 != [] && $0 != [.router] }) ?? true,
            plan.assignments.contains(where: { $0.role == .interactor && !$0.isPinned })
        else { return nil }
        let share = PlanShare(of: written)
        let merged = MigrationStep.mergingInteractor.plan(like: plan)
        let other = PlanShare(of: merged)
        guard !merged.isEmpty, !merged.asksMediatorForState, other.isPullRequest,
            written.isEmpty || share.leaving * 5 < other.leaving * 4
        else {
            return nil
        }
        return merged
    }

    /// The plan with the one component alone that takes most, for the view to ask it itself; nil where none is worth it.
    private static func bestAlone(of plan: Plan) -> (Role, Plan)? {
        let plans = [
            (Role.router, MigrationStep(worthwhile: [.router]).plan(like: plan)), (.interactor, interactor(of: plan)),
        ]
        let worthy = plans.filter { isWorthy($0.1) }
        return worthy.max { leaving($0.1) < leaving($1.1) }
    }

    /// The plan with an interactor alone: with what needs no view besides, where clearly more leaves by that.
    private static func interactor(of plan: Plan) -> Plan {
        let gathered = MigrationStep.whatNeedsNoView.plan(like: plan)
        guard zip(gathered.assignments, plan.assignments).contains(where: { $0.role != $1.role }) else {
            return gathered
        }
        let judged = MigrationStep(worthwhile: [.interactor]).plan(like: plan)
        return isWorthy(judged) && leaving(gathered) * 4 < leaving(judged) * 5 ? judged : gathered
    }

    private static func isWorthy(_ plan: Plan) -> Bool { !plan.isEmpty && !PlanShare(of: plan).isPassedOn }

    private static func leaving(_ plan: Plan) -> Int { PlanShare(of: plan).leaving }

    /// True if the verdict, or the price of what could leave, holds something back.
    package var isRestricted: Bool { reason != nil }
}

extension Plan {
    /// True if what only reports to the mediator asks it for state: state lives with the code that works on it.
    fileprivate var asksMediatorForState: Bool {
        boundaries.contains { boundary in
            boundary.port.to == style.mediator && boundary.port.from != .view
                && boundary.port.from.capabilities.reportsOnly
                && boundary.requirements.contains { controller.members[$0.member].fact.isStored }
        }
    }
}

extension Controller {
    /// True if it certainly descends from no class of a screen, whatever it is called: `SyncController : NSObject`.
    fileprivate var isNoScreen: Bool {
        superclass != nil && isAncestryKnown
            && !ancestors.contains { name in
                name == "UIResponder" || SDKType.named(name) != nil && name.hasSuffix("Controller")
            }
    }

    /// True if it is given a view model or another object that decides what it shows, or should; or takes the one of many
    /// view models that it shows now.
    var hasMediator: Bool {
        members.contains { member in
            let isOne = ["interactor", "presenter", "reactor", "viewModel"].contains(member.name)
            return isOne && member.kind == .property && !member.isInherited && !member.fact.hasInitialValue
                && (member.fact.isStored || member.name == "viewModel")
        }
    }
}

extension MigrationStep {
    /// The plan of the same controller, as far as this step goes.
    fileprivate func plan(like plan: Plan) -> Plan {
        var decisions = Refactoring.Decisions(style: plan.style, module: plan.module)
        decisions.cuts = plan.wishes
        decisions.services = plan.services
        decisions.answers = plan.answerForm
        decisions.adoption = self
        return Refactoring.plan(plan.source, decisions: decisions)
    }
}
