/// Code of the mediator that has no business of its own there: all that it does is to ask the view and to tell it.
///
/// ```
/// guard let context = view?.context, context.hasSearch else { return }     // stays: whose is the state, his is the code
/// view?.showSearch(context)
/// ```
/// A call from the view to a presenter and back again is what readers of real modules refuse first. What others than the
/// view and the mediator call is a report, and goes on to the view by way of the mediator.
struct ViewBusiness {
    private let result: Slicing
    private let mediator: Role
    private let types: TypeClassifier
    private let callers: [[Int]]
    private let wanted: Set<Int>
    /// The members that go back to the view.
    private(set) var members: Set<Int> = []

    /// - Parameter wanted: the members that a person wants where they go.
    init(in result: Slicing, style: Style, types: TypeClassifier, wanted: Set<Int>) {
        self.result = result
        mediator = style.mediator
        self.types = types
        self.wanted = wanted
        callers = result.controller.callers()
        var size = -1
        while members.count > size {
            size = members.count
            members.formUnion(result.controller.members.filter(isOfView).map(\.index))
        }
    }

    private func isOfView(_ member: Member) -> Bool {
        guard isTold(result.placements[member.index].role), member.kind == .method || member.cut != nil,
            !members.contains(member.index), !wanted.contains(member.index), !isReport(member)
        else { return false }
        let own = member.ownTargets.filter { $0 != member.index }
        guard own.contains(where: isInView), own.allSatisfy(isInView) else { return false }
        let isNothingOfItsOwn = member.cut != nil || own.contains(where: isStateOfView) || own.allSatisfy(isPart)
        let isBehind = result.placements[member.index].role != mediator
        if isBehind, own.contains(where: { isService(result.controller.members[$0]) }) || asks(member) { return false }
        return isNothingOfItsOwn
            && !member.references.contains { isBusiness($0) && !(isBehind && $0.fact.usage == .type) }
    }

    /// Returns true for the mediator, and for what is behind it: an interactor that asks for the view's state gets it by way
    /// of the presenter.
    private func isTold(_ role: Role) -> Bool {
        role == mediator || role.capabilities.reportsOnly
    }

    private func isPart(_ member: Int) -> Bool { result.controller.members[member].cut != nil }

    private func isStateOfView(_ member: Int) -> Bool {
        isInView(member) && result.controller.members[member].fact.isStored
    }

    private func isInView(_ member: Int) -> Bool {
        !result.placements[member].moves && result.controller.members[member].kind != .type || members.contains(member)
    }

    /// Returns true for what a component that only reports calls.
    private func isReport(_ member: Member) -> Bool {
        callers[member.index].contains {
            let role = result.placements[$0].role
            return role != mediator && result.placements[$0].moves
        }
    }

    /// Returns true if a use works with something that is not the view's: another object of the app, a service that the
    /// view has. The presenter may prepare values of the app's types for the view; an interactor has nothing to prepare.
    private func isBusiness(_ reference: Reference) -> Bool {
        switch reference.target {
        case .global, .known, .unresolved:
            return reference.fact.usage == .call || reference.name.first?.isUppercase == true
        case .foreign(let root):
            return reference.fact.usage == .call && root.map(isService) ?? false
        case .inherited, .own, .nested, .selfValue, .selfType, .superclass: return false
        }
    }

    /// Returns true if a member calls something of what the view keeps: an answer that comes from there is none of the view.
    private func asks(_ member: Member) -> Bool {
        member.references.contains { reference in
            guard case .foreign(let root?) = reference.target, reference.fact.usage == .call else { return false }
            return result.controller.members.contains { $0.name == root && $0.fact.isStored }
        }
    }

    private func isService(_ root: String) -> Bool {
        result.controller.members.first { $0.name == root && $0.fact.isStored }.map(isService) ?? false
    }

    private func isService(_ state: Member) -> Bool {
        state.fact.valueType.map { [.device, .service].contains(types.classify(written: $0)) } ?? false
    }
}

/// The view keeps its business.
extension SlicingRound {
    /// Leaves in the view what would only ask the view and tell it; false when there is nothing of the kind.
    mutating func keepBusinessOfView(_ result: Slicing) -> Bool {
        let wanted = Set(result.controller.members.indices.filter { isWanted($0, in: result) })
        let business = ViewBusiness(in: result, style: style, types: reading.types, wanted: wanted)
        var stays = false
        for member in controller.members where business.members.contains(member.index) {
            guard homes[member.index] != .origin, mobility.moved.home(of: member.index) == nil else { continue }
            keep(member, .businessOfView)
            stays = true
        }
        for host in result.controller.members where !business.members.contains(host.index) {
            for place in host.inner where business.members.contains(place.member) {
                block(place.cut, because: .businessOfView)
                stays = true
            }
        }
        return stays
    }
}
