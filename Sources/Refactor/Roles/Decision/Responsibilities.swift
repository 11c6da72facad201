/// Returns the responsibility of a member, given the role that owns it: one of the role's own.
package func responsibility(of member: Member, role: Role, in reading: RuleContext) -> Responsibility {
    switch role {
    case .view: viewResponsibility(of: member, in: reading)
    case .presenter: presenterResponsibility(of: member, in: reading)
    case .interactor: interactorResponsibility(of: member, in: reading)
    case .router: .navigation
    case .entity: .entity
    case .service: .service
    }
}

private func viewResponsibility(of member: Member, in reading: RuleContext) -> Responsibility {
    let traits = reading.traits(of: member)
    switch member.kind {
    case .property: return member.fact.isStored ? .viewState : .updateView
    case .initializer, .deinitializer: return .viewLife
    case .type: return .viewConfig
    case .method, .subscript: break
    }
    switch traits.anchor?.kind {
    case .action: return .sendViewEvent
    case .viewProtocol: return member.fact.signature?.isVoid ?? true ? .sendViewEvent : .requestViewData
    case .override: return isLifeCycle(member) ? .viewLife : .viewConfig
    case .outlet, .lifetime, nil: break
    }
    if traits.verb == .setUp { return .viewConfig }
    let callers = reading.callers(of: member)
    if !callers.isEmpty, callers.allSatisfy(isLifeCycle), traits.touchesView { return .viewConfig }
    return reading.conformances[member.index].isEmpty ? .updateView : .sendViewEvent
}

private func isLifeCycle(_ member: Member) -> Bool {
    let starts = [
        "viewDid", "viewWill", "loadView", "viewIs", "viewLayout", "viewSafe", "awakeFromNib", "didMove", "willMove",
    ]
    return starts.contains { member.name.hasPrefix($0) }
}

private func presenterResponsibility(of member: Member, in reading: RuleContext) -> Responsibility {
    let traits = reading.traits(of: member)
    if member.kind != .method { return member.fact.isStored ? .presentationState : .provideViewData }
    let callees = reading.callees(of: member)
    if !(member.fact.signature?.isVoid ?? true) {
        let readsFields = traits.has(.readsView) || callees.contains { reading.traits(of: $0).has(.readsView) }
        return readsFields && traits.valueClass == .model ? .provideModelData : .provideViewData
    }
    if reading.isCalledBack(member) { return .handleBusinessEvent }
    let classes = (member.fact.signature?.parameters ?? []).map { reading.types.classify(written: $0.type) }
    if classes.contains(.error) || classes.contains(.result) { return .handleBusinessEvent }
    if !callees.isEmpty, callees.allSatisfy({ reading.side(of: $0) == .route }) { return .wireframe }
    return .handleViewEvent
}

private func interactorResponsibility(of member: Member, in reading: RuleContext) -> Responsibility {
    let traits = reading.traits(of: member)
    if member.kind != .method { return .businessState }
    if traits.has(.notifies) || !reading.conformances[member.index].isEmpty { return .sendBusinessEvent }
    switch traits.verb {
    case .fetch: return .requestModelData
    case .persist: return .manageModel
    case .subscribe: return .sendBusinessEvent
    case .event, .format, .navigate, .setUp, .show, .update, .validate, .compute, nil: return .businessUseCase
    }
}
