/// The share of what other roles should have that leaves the view by a plan, and the number of protocols for it.
struct PlanShare {
    /// The lines that leave.
    let leaving: Int
    /// The lines that another role should have now, and that stay.
    private let open: Int
    private let requirements: Int
    private let forwarders: Int
    private let hasMediator: Bool
    /// The methods of the mediator, with those that are written to pass on, and of them those that do nothing else.
    private let methods: (all: Int, passing: Int)

    init(of plan: Plan) {
        let moving = plan.controller.members.filter { plan.placements[$0.index].moves && $0.kind != .type }
        leaving = moving.reduce(0) { lines, member in
            let parts = member.inner.reduce(0) { $0 + $1.cut.endLine - $1.cut.line + 1 }
            return lines + max(0, member.lineCount - parts)
        }
        open = plan.remains.reduce(0) { lines, remain in
            if case .laterStep = remain.reason { return lines }
            return lines + remain.lines.count
        }
        requirements = plan.boundaries.reduce(0) { $0 + $1.requirements.count }
        forwarders = plan.forwarders.count
        let mediator = plan.style.mediator
        hasMediator = moving.contains { plan.placements[$0.index].role == mediator }
        let own = moving.filter { plan.placements[$0.index].role == mediator && $0.kind == .method }
        let added = plan.forwarders.count {
            $0.role == mediator && plan.controller.members[$0.member].kind == .method
        }
        methods = (own.count + added, own.count { Self.passesOn($0, in: plan) } + added)
    }

    /// True if the files of a presenter, its protocols and its builder would have about as many lines as it takes out.
    var isLessThanItsFiles: Bool { hasMediator && leaving < MovePrices.linesOfAModule }

    /// True if a pull request of it would be one thing: most of what other roles should have leaves, or it leaves over
    /// few protocols.
    ///
    /// Of pull requests with presenters that readers refused, most took a fifth of what should leave at 10 to 20
    /// requirements for 100 lines; modules that people wrote have 6. Of modules of which most leaves, those that readers took
    /// with changes passed on up to six calls for 100 lines; one that would have passed on ten was a flow of many screens.
    var isOnePiece: Bool {
        leaving >= open && forwarders * 12 <= leaving || requirements * 100 <= leaving * 8
    }

    /// True if it is one piece, more than the files for it, and no presenter that mostly passes on.
    var isPullRequest: Bool { isOnePiece && !isLessThanItsFiles && !mostlyPassesOn }

    /// True if most methods of the mediator, and more than a few, only call another component: readers refused one of
    /// which seven of nine did, and took those of which up to two did.
    var mostlyPassesOn: Bool { methods.passing > 3 && methods.passing * 2 > methods.all }

    /// Returns true for a method all of whose code is cut out of it for other components.
    private static func passesOn(_ member: Member, in plan: Plan) -> Bool {
        let role = plan.placements[member.index].role
        let parts = member.inner.filter { ![role, .view].contains(plan.placements[$0.member].role) }
            .reduce(0) { $0 + $1.cut.endLine - $1.cut.line + 1 }
        return parts > 0 && member.lineCount - (member.cut == nil && member.lineCount > 1 ? 2 : 0) <= parts
    }

    /// True if most of what it takes is only passed on to it, by whoever called the view before.
    var isPassedOn: Bool { forwarders * 2 > requirements }

    /// Why a part of the controller is not written.
    var sentence: String {
        if mostlyPassesOn {
            return
                "\(methods.passing) of the presenter's \(methods.all) methods would only pass a call on; "
                + "--only all takes out what can leave"
        }
        if isLessThanItsFiles {
            return
                "only \(leaving) lines could leave in proportion, about as many as the files for them would have besides; "
                + "--only all takes out what can leave"
        }
        return
            "of \(leaving + open) lines that other roles should have only \(leaving) could leave in proportion, in pieces; "
            + "--only all takes out what can leave"
    }
}
