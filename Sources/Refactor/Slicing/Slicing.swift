/// A controller whose mixed methods are cut, and where everything goes.
///
/// A reader gives each method as a tree of statements (`BodyFact`) with its local names, who uses and changes them,
/// what leaves a statement, and how the controller is spelled where it stands (`self`, `self?`, `strongSelf`). Every
/// statement inclines to a role; a compound one to that of what is in it, or to the mediator where that is mixed. A run
/// of statements that inclines away from the code around it is a cut, if it is legal: local values go in as parameters
/// whose types are known, at most one comes out, control does not leave it in the middle, and nothing is read earlier
/// or later than before. A cut is itself code in which further cuts are made, so that the presenter's part of an action
/// gives the view's statements back and hands the request to the interactor.
///
/// `CutMembers` adds the cuts to the controller as methods, with a call in the place of each. A cut that the `Placer`
/// takes back is not tried again; a member that cannot live in the interactor is tried in the presenter, and one that
/// cannot live there goes to the view. Members only ever come nearer to the view, but for one step: a method of the
/// view whose every statement leaves follows them, once. A member that would do nothing in its component but call back
/// where it came from does not go there. Equal cuts become one method.
///
/// The mediator is told what happened: the one thing that an event of the view leaves to another component goes through
/// a method of the mediator that is named after the event, and what a call was answered is one report (`CutEvents`).
/// There both cuts are made of the same statements, the inner one without the comments around them. A screen that is
/// made, filled in and shown is one cut (`CutScreens`), since no view goes through a component that may not hold it.
///
/// The bytes of the statements move, as those of members do; only the indentation, the spelling of self and values that
/// were handed over change. What a method needs a value of, behind a weak reference, it holds for as long as it runs
/// (`guard let view = view else { return }`). Where the view calls the method, the view is there and the `guard`
/// changes nothing.
///
/// Values of views that others need are read where the event is: what a part reads before it does anything else is
/// handed over (`ScreenValue.isEarly`), and what nothing in front of it changes (`ScreenChange`): a call of a service
/// does not change what somebody has entered. That is the one place where a value may be read earlier than before; a
/// service that called back at once and changed that very view would show it. Everything else the presenter asks the
/// view for, through a property that is a cut as well, of an expression. Either all values of a part are handed over or
/// none, so that a method has one way to its values.
struct Slicing {
    let controller: Controller
    let assignments: [Assignment]
    let placements: [Placement]

    /// For each member, why its misplaced code was not cut out as far as it was not.
    let obstacles: [[StayReason]]
    /// The outcome of the statements that a person wants in a role.
    private(set) var parts: [PartOutcome] = []
    /// The conformances that components took over.
    private(set) var moved: [MovedConformance] = []
    var effort = SlicingEffort()

    /// Decides together which members move and what is cut out of those that do not fit where they live.
    ///
    /// Everything starts where its role wants it. What cannot live there comes nearer to the view, from the interactor
    /// to the presenter first; cuts that turn out not to be possible are not tried again, and this repeats until nothing
    /// changes. Then what costs more requirements than it is worth stays as well (`WorthwhileMoves`), and what is left
    /// is looked at again. Nothing ever goes back, so it ends.
    init(
        of controller: Controller, style: Style, module: String, assignments: [Assignment], slices: [[MisplacedCode]],
        names: [String: String], wishes: CutWishes = CutWishes(), adoption: MigrationStep
    ) {
        var moved =
            ConformanceFinder(
                in: controller, style: style, assignments: assignments, adoption: adoption)?.found() ?? []
        var (round, result) = Self.settled(
            controller, style: style, module: module, assignments: assignments, names: names, wishes: wishes,
            adoption: adoption, moved: moved)
        while case let left = moved.narrowed(by: result, style: style, adoption: adoption), left != moved {
            moved = left
            (round, result) = Self.settled(
                controller, style: style, module: module, assignments: assignments, names: names, wishes: wishes,
                adoption: adoption, moved: moved)
        }
        self.init(
            controller: result.controller, assignments: result.assignments, placements: result.placements,
            obstacles: round.obstacles(to: slices))
        if !wishes.parts.isEmpty {
            self.parts = round.parts.outcomes(in: result, obstacles: round.obstacles(to: round.parts.slices()))
        }
        self.moved = moved
        effort = round.effort
    }

    /// What comes of it when some conformances go with their members.
    private static func settled(
        _ controller: Controller, style: Style, module: String, assignments: [Assignment], names: [String: String],
        wishes: CutWishes, adoption: MigrationStep, moved: [MovedConformance]
    ) -> (SlicingRound, Slicing) {
        var round = SlicingRound(
            controller: controller, style: style, module: module, assignments: assignments, renames: names,
            wishes: wishes, adoption: adoption, moved: moved)
        if let handing = round.controllerThatHandsState() {
            round = SlicingRound(
                controller: handing, style: style, module: module, assignments: assignments, renames: names,
                wishes: wishes, adoption: adoption, moved: moved)
        }
        var result = round.place()
        while round.learn(from: result) || round.keepBusinessOfView(result) || round.keepOwnWorkInView(result)
            || adoption.isProportionate && round.weigh(result)
        {
            result = round.place()
        }
        return (round, round.withHandedState(round.withDirectCalls(result)))
    }

    init(
        controller: Controller, assignments: [Assignment], placements: [Placement], obstacles: [[StayReason]] = []
    ) {
        self.controller = controller
        self.assignments = assignments
        self.placements = placements
        self.obstacles = obstacles
    }

    /// The part that keeps a member back, since it could not go where it was cut out for and its value is not to be had
    /// from the view: without the cut the member may go where it belongs.
    func lostPart(of member: Member) -> CutPlace? {
        guard case .valueThroughWeak(_, _, let needed?)? = placements[member.index].stays else { return nil }
        return member.inner.first { $0.member == needed && $0.cut.role != placements[needed].role }
    }
}

extension Controller {
    /// Returns true if methods can be added to it: it is not generic, nor inside of `#if`.
    var canBeCut: Bool {
        subclassWithPort == nil
            && declarations.allSatisfy { declaration in
                declaration.fact.generics.isEmpty && !declaration.fact.isConditional
                    && (declaration.fact.keyword == .extension || declaration.fact.access?.isFileBound != true)
            }
    }
}
