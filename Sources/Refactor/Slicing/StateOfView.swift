/// Statements of a mediator that only work on what the view keeps.
///
/// ```
/// timer?.invalidate()              // together one method of the view,
/// timer = nil                      // and no `view?.timer` that is read and set through a protocol
/// ```
/// Whose is the state, his is the code. A single value that is set needs no method: `view?.state = .empty`.
extension Cutter {
    /// Returns true for several statements of the mediator that set state of the view, one after the other.
    func setsStateTogether(_ run: ArraySlice<StatementNode>, at place: Place) -> Bool {
        place.role == mediator && run.count > 1 && run.contains(where: worksOnStateOfView)
    }

    /// Returns true for the end of something that goes on: `timer?.invalidate()`.
    func endsWhatViewKeeps(_ statement: StatementNode) -> Bool {
        guard case .call(.member, _, _)? = statement.head.value, worksOnStateOfView(statement),
            let state = changedState(by: statement)
        else { return false }
        return isHandle(state)
    }

    /// Returns true if a statement sets state of the view or changes a value there, with nothing that lives elsewhere, and
    /// asks no service for it. Where the mediator is the one who asks services, that cannot be told.
    func worksOnStateOfView(_ statement: StatementNode) -> Bool {
        guard !reports(mediator), statement.kind == .expression, statement.blocks.isEmpty,
            let changed = changedState(by: statement), isKeptByView(changed), !hidesService(statement)
        else { return false }
        return rules.references(in: statement.range).allSatisfy { reference in
            switch reference.target {
            case .own(let targets): targets.allSatisfy { legality.homes[$0] == .origin }
            case .foreign, .known, .nested, .selfType: true
            case .global, .inherited, .selfValue, .superclass, .unresolved: false
            }
        }
    }

    /// The property that a statement sets, or whose value it changes by a call.
    private func changedState(by statement: StatementNode) -> Member? {
        switch statement.head.value {
        case .binary(let sign, let place, _)? where sign.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(sign):
            return property(at: place)
        case .call(.member(let value?, _), _, _)?:
            guard let state = property(at: value), isHandle(state) || rules.isData(state.fact.valueType ?? "")
            else { return nil }
            return state
        default: return nil
        }
    }

    private func property(at place: Expression) -> Member? {
        Self.ownName(at: place).flatMap { name in
            rules.controller.members.first { $0.name == name && $0.kind == .property && $0.cut == nil }
        }
    }

    /// The name at the beginning of a chain: `settings` of `self.settings.memory`.
    private static func ownName(at place: Expression) -> String? {
        switch place {
        case .name(let name, _), .member(.selfValue?, let name): name
        case .member(let base?, _), .call(let base, _, _), .element(let base, _, _), .forced(let base),
            .chained(let base):
            ownName(at: base)
        default: nil
        }
    }

    private func isKeptByView(_ member: Member) -> Bool {
        member.fact.isStored && !member.fact.isStatic && legality.homes[member.index] == .origin
    }

    /// Returns true for what stands for something that goes on, to end it.
    private func isHandle(_ member: Member) -> Bool {
        Self.handles.contains(TypeName(member.fact.valueType ?? "").core)
    }

    private static let handles: Set<String> = [
        "AnyCancellable", "CADisplayLink", "DispatchWorkItem", "NSKeyValueObservation", "Task", "Timer",
    ]
}
