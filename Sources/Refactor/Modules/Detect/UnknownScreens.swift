/// Screens that UIKit is told to show, of types that nothing in the code declares.
struct UnknownScreens {
    let facts: AppFacts

    /// The name of such a type that a call shows; nil where the type is known, a framework's, or not said.
    func name(in call: WireCall, _ scope: WireScope) -> String? {
        guard Self.showers.contains(call.name), let shown = call.arguments.first?.value else { return nil }
        return unknownScreen(in: shown, scope)
    }

    private static let showers: Set<String> = [
        "present", "presentViewController", "pushViewController", "show", "showDetailViewController",
        "showViewController",
    ]

    private func unknownScreen(in wire: WiringExpression, _ scope: WireScope, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        switch wire {
        case .name(let name): return scope.value(of: name).flatMap { unknownScreen(in: $0, scope, depth: depth + 1) }
        case .cast(let value, let mention):
            return unknownScreen(in: value, scope, depth: depth + 1) ?? mention.names.first.flatMap(unknown)
        case .call(let call):
            if case .name(let maker) = call.receiver, maker.isCapitalized { return unknown(maker) }
            guard call.isInitializer else { return nil }
            if let name = unknown(call.name) { return name }
            return call.arguments.first { $0.label == "rootViewController" }
                .flatMap { unknownScreen(in: $0.value, scope, depth: depth + 1) }
        case .member, .text, .type, .several, .other: return nil
        }
    }

    private func unknown(_ name: String) -> String? {
        guard facts.keyword(of: name) == nil, facts.known(name) == nil, !Self.isOfFramework(name),
            Self.endings.contains(where: name.hasSuffix)
        else { return nil }
        return name
    }

    private static let endings = [
        "Assembly", "Builder", "Configurator", "Controller", "Coordinator", "Factory", "Module", "Router", "Screen",
        "VC", "Wireframe",
    ]

    /// `UIAlertController`, `SFSafariViewController`: two letters of a framework of Apple before the name.
    private static func isOfFramework(_ name: String) -> Bool {
        name.hasPrefix("INUI") || name.hasPrefix("TipUI")
            || frameworks.contains(String(name.prefix(2))) && String(name.dropFirst(2)).isCapitalized
    }

    private static let frameworks: Set<String> = [
        "AS", "AV", "CN", "EK", "GK", "HM", "LA", "LP", "MC", "MF", "MK", "MP", "NS", "PH", "PK", "QL", "RP", "SF",
        "SK", "SL", "ST", "UI", "VN", "WK",
    ]
}
