/// Screens that a call of SwiftUI shows by the branches of a `switch` in its closure:
/// `navigationDestination(for: Step.self) { step in switch step { case .start: StartView() } }`.
extension EdgeFinder {
    /// Takes note of them, for where nobody is found who names the case.
    func branches(of call: WireCall, _ scope: WireScope, at place: Place) {
        // What a frame of others offers, those do not lead to by being in it.
        guard let step = current, let showing = NavigationCall.by(name: call.name),
            facts.types[place.type]?.generics.isEmpty == true
        else { return }
        for branch in passed.branches(of: call, in: step) {
            for type in resolver.types(of: branch.value, in: scope).sorted() {
                for module in map.destinations([type]) where module != place.module {
                    let edge = ModuleEdge(
                        from: place.module, to: module, kind: showing.kind, label: showing.label, via: type,
                        evidence: "\(place.file):\(branch.line)"
                    ).between(place.type, map.isMember(type) ? type : "")
                    if place.isLent(in: map) {
                        found.lent[place.key, default: []].append(LentWay(edge: edge, scene: branch.scene))
                    }
                    if !place.module.isEmpty { found.scenes.append(edge) }
                }
            }
        }
    }
}

extension Collection where Element == WireStep {
    /// The steps in branches of the closures of a call that stands in the step behind them; not those that make what stands
    /// beside another view.
    func branches(of call: WireCall, in step: WireStep) -> [WireStep] {
        let branches = stepsInside(call, of: step)
        let beside = branches.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1.value.callsBeside) }
        return branches.filter { branch in branch.value.head.map { !beside.contains(ObjectIdentifier($0)) } ?? true }
    }

    /// The same with all of them.
    func stepsInside(_ call: WireCall, of step: WireStep) -> [WireStep] {
        guard SwiftUIScreens.closures.contains(call.name) else { return [] }
        let end = step.value.calls.filter { $0.isSent(to: call) }.map(\.line).min() ?? .max
        return filter { branch in
            branch.scene != nil && branch.scene != step.scene && branch.kind == .call && branch.line >= call.line
                && branch.line < end
        }
    }
}

extension AppFacts {
    /// The steps in branches by which a method of SwiftUI builds a view:
    /// `@ViewBuilder func page(for step: Step) -> some View { switch step { case .start: StartView() } }`.
    func builtSteps(of method: JoinedMethod, in owner: String) -> Set<ObjectIdentifier> {
        guard method.hasScenes else { return [] }
        let result = method.result ?? types[owner]?.properties.first { $0.name == method.name }?.type
        guard result?.names == ["View"] else { return [] }
        let handed = method.handedCalls
        return Set(method.steps.filter { $0.scene != nil && !$0.isHanded(among: handed) }.map(ObjectIdentifier.init))
    }
}

extension WiringExpression {
    /// The call at the beginning of a chain.
    fileprivate var head: WireCall? {
        guard case .call(let call) = self else { return nil }
        return call.receiver?.head ?? call
    }

    /// The calls of a view that make what stands beside it: in its modifiers, in bars and in controls.
    fileprivate var callsBeside: Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        eachCall { call in
            guard call.isModifier || ViewFrames.controls.contains(call.name) else { return }
            for argument in call.arguments { argument.value.eachCall { found.insert(ObjectIdentifier($0)) } }
        }
        return found
    }
}

extension WireCall {
    /// Returns true if it stands behind another call, as modifiers do.
    fileprivate var isModifier: Bool {
        guard case .call = receiver else { return false }
        return true
    }

    /// Returns true if it stands behind another one in a chain of calls.
    fileprivate func isSent(to other: WireCall) -> Bool {
        guard case .call(let before) = receiver else { return false }
        return before === other || before.isSent(to: other)
    }
}
