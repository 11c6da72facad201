/// The caller of an extension's members, as far as the protocol's name tells.
enum Listener: String, Sendable, CaseIterable {
    case view
    case service
    case transition
    /// Another screen.
    case screen

    /// Reads the protocol's name without its ending `Delegate`; nil when the rest tells nothing.
    init?(to name: String) {
        if ViewProtocols.transitions.contains(name) {
            self = .transition
            return
        }
        var words = words(of: name)
        if let last = words.last, ["delegate", "output", "listener"].contains(last) { words.removeLast() }
        switch words.last.flatMap({ TypeWords.last[$0] }) {
        case .view, .look, .presentation: self = .view
        case .service, .device: self = .service
        case .screen, .route: self = .screen
        default:
            if let found = Self.bySDK(name) {
                self = found
            } else if let last = words.last, ["handler", "observer", "subscriber", "visitor"].contains(last) {
                self = .service
            } else {
                return nil
            }
        }
    }

    private static func bySDK(_ name: String) -> Listener? {
        guard let type = SDKType.named(name), type.kind == "protocol" else { return nil }
        return ViewProtocols.isViewProtocol(name) ? .view : .service
    }
}

extension RuleContext {
    /// Returns the caller of a member that fulfils a protocol.
    func listener(of member: Member) -> (listener: Listener, protocolName: String)? {
        for name in conformances[member.index] {
            if let listener = Listener(to: name) { return (listener, name) }
        }
        return nil
    }
}
