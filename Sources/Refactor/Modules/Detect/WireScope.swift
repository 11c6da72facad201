/// The meanings of names at a place in a body.
struct WireScope {
    /// The type whose method it is.
    let owner: String
    private let parameters: [AppMethod.Parameter]
    /// The name that was given a meaning last, with those before it behind it.
    private(set) var last: Local?

    /// A local name and what it was set to; what that means is worked out when it is asked for.
    final class Local {
        let name: String
        let value: WiringExpression
        let declared: [String]
        /// True if it keeps what it meant before.
        let isAddition: Bool
        let previous: Local?
        /// The number of names before it.
        let depth: Int
        /// The types that it may stand for, once they are known.
        var types: Set<String>?
        /// True if that is being worked out: its own value means what the name meant before.
        var isOpen = false

        init(_ name: String, value: WiringExpression, declared: [String], isAddition: Bool, previous: Local?) {
            self.name = name
            self.value = value
            self.declared = declared
            self.isAddition = isAddition
            self.previous = previous
            depth = previous.map { $0.depth + 1 } ?? 0
        }
    }

    init(owner: String, parameters: [AppMethod.Parameter] = []) {
        self.owner = owner
        self.parameters = parameters
    }

    init(of method: JoinedMethod, owner: String) { self.init(owner: owner, parameters: method.parameters) }

    /// As it was when a name was given its meaning.
    func at(_ local: Local) -> WireScope {
        var scope = self
        scope.last = local
        return scope
    }

    func parameter(_ name: String) -> AppMethod.Parameter? { parameters.last { $0.name == name } }

    /// The meaning of a name that was set; nil for no such name.
    func local(_ name: String) -> Local? {
        var next = last
        while let local = next {
            if !local.isOpen, local.name == name { return local }
            next = local.previous
        }
        return nil
    }

    /// Returns the last value that a local name was set to.
    func value(of name: String) -> WiringExpression? {
        var next = last
        while let local = next {
            if local.name == name { return local.value }
            next = local.previous
        }
        return nil
    }

    /// Returns true if a name is a local one: one that was set, or a parameter.
    func knows(_ name: String) -> Bool { local(name) != nil || parameter(name) != nil }

    /// Every now and then the last names, the first of them first: what is worked out from them does not go deeper.
    var longTail: [Local] {
        guard let last, last.depth > 0, last.depth % Self.tail == 0 else { return [] }
        return sequence(first: last, next: \.previous).prefix(Self.tail).reversed()
    }

    private static let tail = 64

    /// Gives a name a meaning.
    mutating func set(_ name: String, to value: WiringExpression, declared: [String], isAddition: Bool = false) {
        last = Local(name, value: value, declared: declared, isAddition: isAddition, previous: last)
    }
}

extension WiringExpression {
    /// The local name of the navigation controller whose screen an expression is: `frame.topViewController as? ListView`.
    var frame: String? {
        switch self {
        case .cast(let value, _): value.frame
        case .member(.name(let name), let facet) where Self.tops.contains(facet): name
        case .member(.member(.name(let name), "viewControllers"), "first"),
            .member(.member(.name(let name), "viewControllers"), "last"):
            name
        case .call(let call):
            if case .member(.name(let name), "viewControllers") = call.receiver, call.name.hasSuffix("Object") {
                name
            } else {
                nil
            }
        case .member, .name, .text, .type, .several, .other: nil
        }
    }

    /// A list of screens without those that are there already: `[list, Detail()]` of
    /// `let list = navigation.viewControllers[0] as? ListView`.
    func withoutThere(_ scope: WireScope) -> WiringExpression {
        guard case .several(let values) = self, values.count > 1 else { return self }
        return .several(values.filter { !$0.isThere(scope) })
    }

    /// A name may have been set to itself: `guard let list = list`.
    private func isThere(_ scope: WireScope, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        return switch self {
        case .name(let name): scope.value(of: name)?.isThere(scope, depth: depth + 1) ?? false
        case .member(_, "viewControllers"): true
        case .member(let value, _), .cast(let value, _): value.isThere(scope, depth: depth + 1)
        case .call(let call): call.receiver?.lastName == "viewControllers"
        case .several, .text, .type, .other: false
        }
    }

    private static let tops: Set<String> = ["topViewController", "visibleViewController"]
}
