/// Methods of routers that show nothing, whatever they are called: `func showUnread(_ count: Int) { badge = count }`.
struct IdleMethods {
    let resolver: WireResolver

    private static let depth = 3

    /// Returns true if all methods that a call may mean are known, and none of them shows anything.
    func isIdle(_ call: WireCall, _ types: Set<String>) -> Bool {
        let found = methods(of: call, on: types)
        return !found.isEmpty && found.allSatisfy { isIdle($0.method, of: $0.owner, depth: Self.depth) }
    }

    private func methods(of call: WireCall, on types: Set<String>) -> [(owner: String, method: JoinedMethod)] {
        let found = types.sorted().flatMap { resolver.methods(named: call.name, labels: call.labels, on: $0) }
            .filter { !$0.method.isRequirement }
        return found.contains { $0.method.steps.isEmpty } ? [] : found
    }

    private func isIdle(_ method: JoinedMethod, of owner: String, depth: Int) -> Bool {
        method.steps.allSatisfy { step in
            switch step.kind {
            case .assign: false
            case .local, .call, .give: step.value.calls.allSatisfy { isIdle($0, in: owner, depth: depth) }
            }
        }
    }

    private func isIdle(_ call: WireCall, in owner: String, depth: Int) -> Bool {
        guard !call.isInitializer, depth > 0 else { return false }
        switch call.receiver {
        case nil, .name("self"), .name("super"):
            let found = methods(of: call, on: [owner])
            return !found.isEmpty && found.allSatisfy { isIdle($0.method, of: $0.owner, depth: depth - 1) }
        case .name(let screen):
            // `rootViewController.configure(count)`: what else is told may lead anywhere.
            let types = resolver.property(screen, of: owner) ?? []
            return NavigationCall.by(name: call.name) == nil
                && types.contains { UIKinds.isController($0, resolver.facts) }
        default: return false
        }
    }
}
