/// Finds the calls of some methods.
///
/// A class, since it collects while it walks.
final class LentCalls {
    private let map: ModuleMap
    private let resolver: WireResolver
    private let keysByName: [String: [String]]
    private let names: Set<String>
    private var found: [LentCall] = []

    private var facts: AppFacts { map.facts }

    /// How many types may have a method that a call means by a protocol.
    private static let mostParties = 3

    private init(_ map: ModuleMap, _ knowledge: WireKnowledge, _ keys: Set<String>) {
        self.map = map
        resolver = WireResolver(knowledge)
        keysByName = keys.sorted().reduce(into: [:]) { found, key in
            for name in [Self.name(of: key)] + Self.swiftNames(of: Self.name(of: key)) + Self.objectiveCNames(of: key) {
                found[name, default: []].append(key)
            }
            if Self.isModifier(key, map.facts) {
                found[RoleNames.lastWord(of: Self.owner(of: key)), default: []].append(key)
            }
        }
        names = Set(keysByName.keys)
    }

    /// All calls of methods, in the order of the names of the types that call.
    static func collect(
        _ methods: Set<String>, _ map: ModuleMap, _ knowledge: WireKnowledge, by workers: some Workers
    ) -> [LentCall] {
        workers.map(map.facts.parts) { names in
            let calls = LentCalls(map, knowledge, methods)
            for name in names { calls.read(name) }
            return calls.found
        }.flatMap { $0 }
    }

    private func read(_ type: String) {
        for method in facts.types[type]?.methods ?? [] {
            guard let last = method.steps.lastIndex(where: { $0.value.uses(names) }) else { continue }
            var scope = WireScope(of: method, owner: type)
            for step in method.steps[...last] {
                step.value.eachCall { call in
                    let keys = selected(by: call, of: type) + callees(of: call, scope, in: step.scene)
                    guard !keys.isEmpty else { return }
                    let types = resolver.namedTypes(in: call, scope)
                    let named = resolver.namedCases(in: call, scope).union(types)
                    for key in keys {
                        found.append(
                            LentCall(
                                type: type, caller: type + "." + method.signature, callee: key,
                                place: "\(method.file):\(call.line)",
                                named: named, namesTypes: !types.isEmpty, scene: step.scene))
                    }
                }
                resolver.note(step, in: &scope)
            }
        }
    }

    /// `UIBarButtonItem(…, target: self, action: #selector(showHelp))`: the inherited methods that a call tells to send.
    private func selected(by call: WireCall, of type: String) -> [String] {
        call.arguments.flatMap { argument -> [String] in
            guard case .text(let name) = argument.value, argument.label == "action" || argument.label == "selector",
                let keys = keysByName[name]
            else { return [] }
            let bases = Set(facts.lineage(of: type).map(\.name)).subtracting([type])
            return keys.filter { Self.name(of: $0) == name && bases.contains(Self.owner(of: $0)) }
        }
    }

    /// A modifier of SwiftUI leads where its body does: whoever makes one leads there.
    private static func isModifier(_ key: String, _ facts: AppFacts) -> Bool {
        name(of: key) == "body" && facts.isA(owner(of: key), ["ViewModifier"])
    }

    /// The methods with ways that a call means; by the name alone where nothing else has it.
    private func callees(of call: WireCall, _ scope: WireScope, in scene: WireScene?) -> [String] {
        guard let keys = keysByName[call.name] else { return [] }
        if call.isInitializer {
            let made = facts.known(call.name, in: scope.owner)
            return keys.filter { Self.owner(of: $0) == made && Self.isModifier($0, facts) }
        }
        let isOwn = call.receiver == nil || call.receiver == .name("self") || call.receiver == .name("super")
        var owners = isOwn ? [scope.owner] : call.receiver.map { resolver.types(of: $0, in: scope) } ?? []
        if owners.isEmpty, let added = call.receiver.flatMap({ resolver.foreign($0, in: scope) }) { owners = [added] }
        let meant = owners.sorted().flatMap { resolver.methods(named: call.name, labels: call.labels, on: $0) }
        if !meant.isEmpty {
            // What many do by a protocol, each in its own way, tells nothing of who is meant.
            let isVague = owners.contains { facts.isProtocol($0) }
            if isVague, Set(meant.filter { !$0.method.isRequirement }.map(\.owner)).count > Self.mostParties {
                return []
            }
            var fitting = Overloads(resolver: resolver).fitting(meant, call, scope, scene)
            // The screen that is told what happened leads on by itself.
            if call.receiver?.lastName.hasSuffix("elegate") == true {
                fitting.removeAll { UIKinds.isController($0.owner, facts) }
            }
            return fitting.map { $0.owner + "." + $0.method.signature }.filter(keys.contains)
        }
        let bridged = keys.filter { key in
            let owner = Self.owner(of: key)
            let isInherited = isOwn && isAdded(key) && facts.ancestors(of: scope.owner).contains(owner)
            return Self.name(of: key) != call.name && (owners.contains(owner) || isInherited)
        }
        if !bridged.isEmpty { return bridged }
        let selector = call.name + "(" + call.labels.joined(separator: ":")
        let fitting = keys.filter { $0.prefix { $0 != ")" }.hasSuffix("." + selector) }
        if isOwn { return (fitting.isEmpty ? shortened(keys, by: call) : fitting).filter(isAdded) }
        if !owners.isEmpty, owners.allSatisfy({ UIKinds.isSwiftUIView($0, facts) }) { return fitting.filter(isAdded) }
        if let receiver = call.receiver, resolver.isForeign(receiver, in: scope) { return fitting.filter(isAdded) }
        let isClear = fitting.count == 1 && facts.methods(named: call.name).count <= 1
        return owners.isEmpty && isClear && NavigationCall.camelWords(call.name).count > 1 ? fitting : []
    }

    /// Those that a call may mean which leaves arguments to their values: `openHelp()` of `openHelp(page:)`.
    private func shortened(_ keys: [String], by call: WireCall) -> [String] {
        keys.filter { key in
            facts.types[Self.owner(of: key)]?.methods.contains { method in
                method.name == call.name && key.hasSuffix("." + method.signature)
                    && method.labels.count > call.labels.count
                    && ShownParameters.filled(call.labels, of: method).count == call.labels.count
            } == true
        }
    }

    /// Returns true for a method of a protocol, or of an addition to a class of a framework.
    private func isAdded(_ key: String) -> Bool {
        let keyword = facts.keyword(of: Self.owner(of: key))
        return keyword == .addition || keyword == .protocol
    }

    /// `showLogin` of `AppRouter.showLogin(from`.
    static func name(of key: String) -> String {
        let head = key.prefix { $0 != "(" }
        return String(head[(head.lastIndex(of: ".").map { head.index(after: $0) } ?? head.startIndex)...])
    }

    /// What Swift calls a method of Objective-C: `showLogin` of `showLoginFromController`.
    private static func swiftNames(of name: String) -> [String] {
        ["For", "From", "In", "On", "With"].compactMap { word in
            guard let range = name.ranges(of: word).last, range.lowerBound != name.startIndex else { return nil }
            let isWord = range.upperBound == name.endIndex || name[range.upperBound].isUppercase
            return isWord ? String(name[..<range.lowerBound]) : nil
        }
    }

    /// What Objective-C calls a method of Swift: `showDetailWithId` of `showDetail(id`, `navigateTo` of `navigate(to`.
    private static func objectiveCNames(of key: String) -> [String] {
        guard let start = key.firstIndex(of: "("),
            let label = key[start...].dropFirst().prefix(while: { $0 != ")" }).split(separator: ":").first
        else { return [] }
        let word = String(label).capitalizedName
        return [name(of: key) + word, name(of: key) + "With" + word]
    }

    static func owner(of key: String) -> String {
        let head = key.prefix { $0 != "(" }
        return String(head[..<(head.lastIndex(of: ".") ?? head.endIndex)])
    }
}
