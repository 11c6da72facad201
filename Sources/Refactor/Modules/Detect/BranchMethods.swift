/// Screens of the methods that branches of a `switch` call: `case .help: showHelp()`.
///
/// A class, since it keeps what it worked out while it answers.
final class BranchMethods {
    private let map: ModuleMap
    private let resolver: WireResolver
    private var known: [ObjectIdentifier: Set<String>] = [:]

    /// To how many modules such a method may lead: one of more chooses by itself.
    private static let mostScreens = 2

    init(_ map: ModuleMap, _ resolver: WireResolver) {
        self.map = map
        self.resolver = resolver
    }

    /// The types of modules that the methods of its own show which a step calls.
    func screens(calledIn step: WireStep, of method: JoinedMethod, _ type: JoinedType) -> Set<String> {
        guard step.kind == .call, case .call(let call) = step.value, !call.isInitializer,
            call.receiver == nil || call.receiver == .name("self"),
            type.methods.contains(where: { $0.name == call.name }), let scene = step.scene,
            let cases = SceneTable.enumeration(of: scene, in: method, of: type, map.facts), Self.isOfScreens(cases)
        else { return [] }
        return type.methods.reduce(into: []) { found, own in
            if own.name == call.name, own.labels == call.labels, own !== method {
                found.formUnion(screens(of: own, type))
            }
        }
    }

    /// Returns true for the name of an enumeration of screens: `AppRoute`, and not `ImportSource`.
    private static func isOfScreens(_ name: String) -> Bool {
        !words.isDisjoint(with: NavigationCall.camelWords(RoleNames.lastWord(of: name)))
    }

    private static let words: Set<String> = [
        "destination", "destinations", "flow", "navigation", "page", "pages", "path", "route", "routes", "router",
        "scene", "screen", "screens", "sheet", "sheets", "tab", "tabs", "target",
    ]

    private func screens(of method: JoinedMethod, _ type: JoinedType) -> Set<String> {
        let key = ObjectIdentifier(method)
        if let found = known[key] { return found }
        var found: Set<String> = []
        var scope = WireScope(of: method, owner: type.name)
        for step in method.steps where step.scene == nil {
            found.formUnion(SceneUse.shown(by: step, scope, resolver).filter { !map.destinations([$0]).isEmpty })
            resolver.note(step, in: &scope)
        }
        if Set(found.flatMap { map.destinations([$0]) }).count > Self.mostScreens { found = [] }
        known[key] = found
        return found
    }
}
