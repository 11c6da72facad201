/// Finds the cuts by which a member's code gets to the components where it belongs.
///
/// Code stays with the code around it unless it inclines to another role and may legally go there. A cut is itself a
/// place in which further cuts are made, so that a presenter's part of an action gives its view statements back.
final class Cutter {
    let member: Member
    let tree: BodyFact
    let inclinations: Inclinations
    let legality: CodeLegality
    let rules: CutRules
    /// The roles that are taken out at all.
    let adoption: MigrationStep
    /// Cuts that turned out not to be possible, by their bytes.
    let blocked: [Range<Int>: Set<Role>]
    /// Statements that a person wants in a role.
    let parts: [PinnedParts.Part]
    /// The role that a person decided for the member, which has to stay in the view.
    let wishForAll: Role?
    /// Others call the member, whatever its head says.
    let isCalledByOthers: Bool
    /// Roles found before: the same statements are looked at from many sides.
    private var roles: [Question: Role] = [:]
    private var knownCuts: [Question: [Cut]?] = [:]

    /// The starts of statements that stay (`FixedStatements`).
    private let fixed: Set<Int>
    /// What is drawn into a context, which only stands together.
    private let drawing: DrawnContext

    private struct Question: Hashable {
        let statements: Range<Int>
        let role: Role
        let isTail: Bool
        let handed: Set<Int>?
        let cut: Range<Int>?
        let isOfEvent: Bool
    }

    init(
        rules: CutRules, inclinations: Inclinations, legality: CodeLegality, adoption: MigrationStep,
        blocked: [Range<Int>: Set<Role>], parts: [PinnedParts.Part] = [], wishForAll: Role? = nil,
        isCalledByOthers: Bool = false
    ) {
        self.wishForAll = wishForAll
        self.isCalledByOthers = isCalledByOthers
        self.parts = parts
        self.rules = rules
        self.inclinations = inclinations
        self.legality = legality
        self.adoption = adoption
        self.blocked = blocked
        member = rules.member
        tree = rules.tree
        fixed = FixedStatements.starts(in: rules.tree.block, by: rules)
        drawing = DrawnContext(of: rules.member)
    }

    /// The cuts that let the member live in a component; nil when it cannot.
    func cuts(home: Role) -> [Cut]? {
        let found = cuts(in: tree.block.statements[...], at: .body(home))
        return home == .origin ? found.map { asEvent($0) } : found
    }

    // MARK: - Where a statement belongs

    /// Statements that are never cut out by themselves.
    func isPinned(_ statement: StatementNode) -> Bool {
        if fixed.contains(statement.range.lowerBound) || rules.neverReturns(statement) { return true }
        return switch statement.kind {
        case .returning, .jump, .deferred, .localFunction, .localType, .conditional: true
        case .expression, .declaration, .guarding, .choice, .loop, .attempt, .other:
            rules.bindsSelf(statement) || rules.asksAvailability(statement) || rules.tree.comesToMain(by: statement)
                || rules.assignsToItself(statement) || isOfManyWays(statement)
        }
    }

    /// The role of a statement in the code of another one, which was `handed` some values of the screen.
    func role(of statement: StatementNode, in context: Role, handed: Set<Int>?) -> Role {
        let question = Question(
            statements: statement.range, role: context, isTail: false, handed: handed, cut: nil, isOfEvent: false)
        if let known = roles[question] { return known }
        let role = newRole(of: statement, in: context, handed)
        roles[question] = role
        return role
    }

    private func newRole(of statement: StatementNode, in context: Role, _ handed: Set<Int>?) -> Role {
        guard !isPinned(statement) else { return context }
        let fits = { (role: Role) in
            self.legality.obstacle(for: statement, of: self.member, in: role, handed: handed) == nil
        }
        if let wish = wish(for: statement, in: context), fits(wish) { return wish }
        if context == mediator, worksOnStateOfView(statement) { return .origin }
        if rules.isPlainCall(statement), fits(context) { return context }
        // What a component does to its own state stays with it.
        if context != .origin, rules.onlyWritesState(statement, of: context, homes: legality.homes) { return context }
        if fillsIn(statement, in: context, handed) || prepares(statement, in: context), fits(context) { return context }
        let role = inclination(of: statement, in: context, handed)
        // What has nothing to do with the screen has no reason to go back to it.
        let isOfScreen = !statement.blocks.isEmpty || legality.touchesScreen(statement, of: member)
        if role == .origin, context != .origin, !isOfScreen, fits(context) { return context }
        if fits(role) { return role }
        // What a component that only reports cannot reach, the mediator may.
        if role != context, reports(context) || reports(role) && context == .origin, fits(mediator) { return mediator }
        if reports(context), !isOfScreen, !fits(context), fits(mediator) { return mediator }
        return fits(context) ? context : .origin
    }

    private func inclination(of statement: StatementNode, in context: Role, _ handed: Set<Int>?) -> Role {
        let head = inclinations.role(of: statement).map(legality.style.owner) ?? context
        guard [.guarding, .choice, .loop, .attempt].contains(statement.kind) else { return head }
        let inner = Set(
            statement.blocks.flatMap { block in
                block.statements.filter { !isPinned($0) }.map { role(of: $0, in: head, handed: handed) }
            })
        if inner.isEmpty || inner == [head] && head != .origin { return head }
        // Who does all of it in every branch may also look which.
        if statement.kind == .choice, statement.blocks.count > 1, inner.count == 1, let only = inner.first,
            reports(only)
        {
            return only
        }
        if inner == [.origin], !rules.readsBeyondView(statement, homes: legality.homes) { return .origin }
        return context == .origin ? mediator : context
    }

    // MARK: - Housing

    /// The cuts that let statements live at a place; nil when they cannot.
    private func cuts(in statements: ArraySlice<StatementNode>, at place: Place) -> [Cut]? {
        guard let first = statements.first, let last = statements.last else { return [] }
        let question = Question(
            statements: first.range.lowerBound..<last.range.upperBound, role: place.role, isTail: place.isTail,
            handed: place.handedRoots, cut: place.cutRange, isOfEvent: place.isOfEvent)
        if let known = knownCuts[question] { return known }
        let found = newCuts(in: statements, at: place)
        knownCuts[question] = .some(found)
        return found
    }

    private func newCuts(in statements: ArraySlice<StatementNode>, at place: Place) -> [Cut]? {
        var cuts: [Cut] = []
        var rest = statements
        if place.role == .origin, let group = groupForEvent(statements, at: place) {
            guard let before = run(statements[..<group.first], at: place, end: statements.endIndex) else { return nil }
            cuts = before + group.cuts
            rest = statements[group.end...]
        }
        return run(rest, at: place, end: statements.endIndex).map { cuts + $0 }
    }

    private func run(_ statements: ArraySlice<StatementNode>, at place: Place, end: Int) -> [Cut]? {
        var cuts: [Cut] = []
        var index = statements.startIndex
        while index < statements.endIndex {
            let role = role(of: statements[index], in: place.role, handed: place.handedRoots)
            if let found = wished(statements[index...], at: place, end: end) {
                cuts += found.cuts
                index = found.end
                continue
            }
            if statements.endIndex == end, let told = answer(statements[index...], at: place) { return cuts + told }
            if let found = madeAndShown(statements[index...], at: place, end: end) {
                cuts += found.cuts
                index = found.end
            } else if role != place.role, let found = reportToMediator(statements[index...], at: place, end: end) {
                cuts += found.cuts
                index = found.end
            } else if role != place.role, let found = longest(statements[index...], to: role, at: place, end: end) {
                cuts += found.cuts
                index = found.end
            } else if let inner = stay(statements[index], at: place, isLast: index == end - 1) {
                cuts += inner
                index += 1
            } else if let found = returned(statements[index...], at: place, end: end) {
                cuts += found.cuts
                index = found.end
            } else {
                return nil
            }
        }
        return cuts
    }

    /// The cuts inside a statement that stays where it is; nil when it cannot stay.
    private func stay(_ statement: StatementNode, at place: Place, isLast: Bool) -> [Cut]? {
        guard legality.obstacle(for: statement, of: member, in: place.role, handed: place.handedRoots) == nil,
            var cuts = questions(in: statement, at: place)
        else { return nil }
        for block in statement.blocks {
            let inside = place.inside(block, of: statement, isLast: isLast)
            guard let inner = self.cuts(in: block.statements[...], at: inside) else { return nil }
            if !isEmptiedLoop(statement, block, by: inner, at: place) { cuts += inner }
        }
        let isWhole = [.conditional, .localFunction].contains(statement.kind) || rules.asksAvailability(statement)
        guard isWhole, !cuts.isEmpty else { return cuts }
        return place.role == .origin ? [] : nil
    }

    /// The longest run from here that may be cut out for a role, with the cuts inside it.
    private func longest(
        _ statements: ArraySlice<StatementNode>, to role: Role, at place: Place, end: Int
    ) -> (cuts: [Cut], end: Int)? {
        var last = statements.startIndex + 1
        while last < statements.endIndex, !isPinned(statements[last]),
            self.role(of: statements[last], in: place.role, handed: place.handedRoots) == role
        {
            last += 1
        }
        last = untilShown(statements[..<last], to: role, at: place).endIndex
        while last > statements.startIndex {
            guard
                statements[..<last].contains(where: { hasMotive($0, for: role, from: place.role) })
                    || role == .origin && setsStateTogether(statements[..<last], at: place)
            else { return nil }
            if let cuts = cut(statements[..<last], to: role, at: place, end: end) { return (cuts, last) }
            last -= 1
        }
        return nil
    }

    /// One cut for all that a component which only reports leaves to others from here on: it tells the mediator what
    /// happened, and that one decides what the screen shows of it.
    private func reportToMediator(_ statements: ArraySlice<StatementNode>, at place: Place, end: Int) -> (
        cuts: [Cut], end: Int
    )? {
        guard reports(place.role) else { return nil }
        let others = statements.prefix { statement in
            !isPinned(statement)
                && (role(of: statement, in: place.role, handed: place.handedRoots) != place.role
                    || isDecision(statement) && stay(statement, at: place, isLast: false) == nil)
        }
        let roles = Set(others.map { role(of: $0, in: mediator, handed: place.handedRoots) })
        guard roles != [.origin], let cuts = cut(others, to: mediator, at: place, end: end) else { return nil }
        return (cuts, others.endIndex)
    }

    private func isDecision(_ statement: StatementNode) -> Bool {
        [.guarding, .choice, .loop, .attempt].contains(statement.kind)
    }

    /// Returns cuts that go back: decisions that a component which only reports cannot take and what is not of the
    /// screen, to the mediator; else to the view. It is the shortest run that may, with what its role does after it.
    private func returned(
        _ statements: ArraySlice<StatementNode>, at place: Place, end: Int
    ) -> (cuts: [Cut], end: Int)? {
        guard place.role != .origin, let first = statements.first else { return nil }
        let isForMediator =
            isDecision(first) || !legality.touchesScreen(first, of: member)
            || rules.readsBeyondView(first, homes: legality.homes)
        for role in reports(place.role) && isForMediator ? [mediator, .origin] : [.origin] {
            for last in statements.indices where !isPinned(statements[last]) {
                if role == .origin, hidesService(statements[last]) { return nil }
                guard let cuts = cut(statements[...last], to: role, at: place, end: end) else { continue }
                var after = last + 1
                while after < statements.endIndex, goesAlong(statements[after], to: role, from: place) { after += 1 }
                let more = cut(statements[..<after], to: role, at: place, end: end)
                return more.map { ($0, after) } ?? (cuts, last + 1)
            }
        }
        return nil
    }

    /// Returns true if a statement behind a run goes with it: the presenter takes what the interactor has no use for.
    private func goesAlong(_ statement: StatementNode, to role: Role, from place: Place) -> Bool {
        guard !isPinned(statement) else { return false }
        let own = self.role(of: statement, in: place.role, handed: place.handedRoots)
        return own == role || role != .origin && own != place.role
    }

    /// Returns true if a statement is worth a cut: it does something of the role, or cannot live where it is.
    private func hasMotive(_ statement: StatementNode, for role: Role, from place: Role) -> Bool {
        if wish(for: statement, in: place) == role { return true }
        if role == .origin, place == mediator, endsWhatViewKeeps(statement) { return true }
        if rules.isPlainCall(statement) { return false }
        let speaks =
            inclinations.speaks(statement, for: role) || !statement.blocks.isEmpty
            || role == mediator && place == .origin && speaksForReporter(statement)
        if speaks, !rules.onlyLogs(statement) { return true }
        return legality.obstacle(for: statement, of: member, in: place) != nil
    }

    /// One cut for all that a method of the view leaves to others: what it does between belongs to the same event.
    private func groupForEvent(
        _ statements: ArraySlice<StatementNode>, at place: Place
    ) -> (cuts: [Cut], first: Int, end: Int)? {
        let roles = statements.map { isPinned($0) ? nil : role(of: $0, in: .origin, handed: nil) }
        let leaving = statements.indices.filter { index in
            let role = roles[index - statements.startIndex]
            return role != nil && role != .origin && !rules.isPlainCall(statements[index])
                && !rules.onlyLogs(statements[index])
        }
        guard let first = leaving.first, let last = leaving.last else { return nil }
        let decisions = decisions(in: statements[..<first])
        for start in Set([decisions, first]).sorted() {
            for end in Set([last + 1, statements.endIndex]).sorted()
            where !statements[start..<end].contains(where: isOfManyWays) {
                let run = statements[start..<end]
                let inside = Set(
                    roles[(start - statements.startIndex)..<(end - statements.startIndex)].compactMap { $0 })
                guard inside.count > 1 || run.contains(where: { !$0.exits.isEmpty }) else { continue }
                guard keepsBalance(statements[first..<end], roles: roles, from: statements.startIndex) else { continue }
                let role = inside.count == 1 ? inside.first ?? mediator : mediator
                guard let cuts = cut(run, to: role, at: place, end: statements.endIndex) else { continue }
                guard reports(role), givenBack(by: cuts) > 0,
                    let asked = cut(run, to: mediator, at: place, end: statements.endIndex),
                    givenBack(by: asked) < givenBack(by: cuts), asked.contains(where: { $0.valueType != nil })
                else { return (cuts, start, end) }
                return (asked, start, end)
            }
        }
        return nil
    }

    /// Returns the number of the view's methods that a cut needs: a presenter may ask for a value instead.
    private func givenBack(by cuts: [Cut]) -> Int { cuts.filter { $0.role == .origin && $0.valueType == nil }.count }

    /// Returns the start of the `guard`s that stand directly before what leaves: they decide whether it happens at all.
    private func decisions(in statements: ArraySlice<StatementNode>) -> Int {
        let isDecision = { (statement: StatementNode) in
            statement.kind == .guarding && !self.isPinned(statement)
                && self.legality.obstacle(for: statement, of: self.member, in: self.mediator) == nil
        }
        return (statements.lastIndex { !isDecision($0) } ?? statements.startIndex - 1) + 1
    }

    /// Returns true if the view's own statements are not the most of a run.
    private func keepsBalance(_ run: ArraySlice<StatementNode>, roles: [Role?], from start: Int) -> Bool {
        let lines = { (index: Int) in run[index].endLine - run[index].line + 1 }
        let own = run.indices.filter { roles[$0 - start] == .origin }.map(lines).reduce(0, +)
        return 2 * own <= run.indices.map(lines).reduce(0, +)
    }

    /// Returns true if a statement is nothing but a call of an own method, which can be made where it stands.
    private func isRedirected(_ statement: StatementNode, at place: Place) -> Bool {
        rules.isPlainCall(statement)
            && legality.obstacle(for: statement, of: member, in: place.role, handed: place.handedRoots) == nil
    }

    func cut(_ run: ArraySlice<StatementNode>, to role: Role, at place: Place, end: Int) -> [Cut]? {
        let isWished = isWished(run, in: role, from: place.role)
        guard let first = run.first, let last = run.last,
            isWished || place.tellsEvent || !run.allSatisfy({ isRedirected($0, at: place) })
        else { return nil }
        let whole = first.whole.lowerBound..<last.whole.upperBound
        let isAllOfEvent = place.isOfEvent && whole == place.cutRange
        let code = first.range.lowerBound..<last.range.upperBound
        let range = isAllOfEvent ? code : whole
        guard drawing.staysTogether(without: code), !makesView(in: code, for: role) else { return nil }
        guard role == .origin ? mayGiveBack(from: place.role) : adoption.takes(role), range != place.cutRange,
            blocked[range]?.contains(role) != true, blocked[code]?.contains(role) != true
        else { return nil }
        let reachesEnd = run.endIndex == end
        let early = place.role == .origin && role != .origin ? earlyValues(in: run) : place.handed
        // Either all values are handed over, or those that nobody can ask for later.
        let mayAskLater = place.role == .origin && early.contains { !$0.isLocal }
        for handed in mayAskLater ? [early, early.filter(\.isLocal)] : [early] {
            let inside = place.cut(to: role, range: whole, reachesEnd: reachesEnd, handed: handed)
            guard
                case .success(var cut) = rules.cut(run, to: role, at: place, reachesEnd: reachesEnd, handed: handed),
                let inner = cuts(in: run, at: inside)
            else { continue }
            if isAllOfEvent {
                cut = cut.withoutSurroundings()
                guard inner.allSatisfy({ cut.contains($0) }) else { continue }
            }
            // What another role would have whole is not first handed to this one.
            if inner.contains(where: { $0.range == cut.range }) { continue }
            if !isWished, rules.answersByLiteral(cut, run) || isIdle(cut, run, inner, at: place) { continue }
            // Either all values are handed over or none: the presenter asks for the rest.
            if handed.contains(where: { !$0.isLocal }), inner.contains(where: { $0.valueType != nil }) { continue }
            if let whole = cut.handed(role == .origin ? [] : handed, without: inner) { return [whole] + inner }
        }
        return nil
    }
}
