/// The share of what other roles should have that leaves the view by a plan, and the number of protocols for it.
struct PlanShare {
    /// The lines that leave.
    let leaving: Int
    /// The lines that another role should have now, and that stay.
    private let open: Int
    private let requirements: Int
    private let forwarders: Int
    private let hasMediator: Bool

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
        hasMediator = moving.contains { plan.placements[$0.index].role == plan.style.mediator }
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

    /// True if it is one piece, and more than the files for it.
    var isPullRequest: Bool { isOnePiece && !isLessThanItsFiles }

    /// True if most of what it takes is only passed on to it, by whoever called the view before.
    var isPassedOn: Bool { forwarders * 2 > requirements }

    /// Why a part of the controller is not written.
    var sentence: String {
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
