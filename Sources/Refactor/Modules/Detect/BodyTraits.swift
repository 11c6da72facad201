/// The contents of a body, at a glance.
struct BodyTraits: Sendable, Equatable {
    /// A call that may put something into properties, and the step that it stands in.
    struct Filling: Sendable, Equatable {
        let step: Int
        let call: WireCall
    }

    /// The last step that may put something into a property; nil for none.
    private(set) var lastFilling: Int?
    /// The calls that may, in the order of the steps, outer ones before inner ones.
    private(set) var fillings: [Filling] = []
    /// Makes something, names a type to someone who makes it, or takes something out of a storyboard.
    private(set) var makes = false
    /// Registers something.
    private(set) var registers = false
    /// Calls a type and no value.
    private(set) var callsTypes = false
    /// Uses the one instance for all of something.
    private(set) var shares = false
    /// Asks a component, a dependency or a container for something.
    private(set) var scopes = false
    /// Defines what a container is to make.
    private(set) var defines = false

    init(_ steps: [WireStep]) {
        for index in steps.indices {
            if case .assign = steps[index].kind { lastFilling = index }
            if steps[index].appended != nil { lastFilling = index }
            if steps[index].value.isTaken { makes = true }
            read(steps[index].value, at: index)
        }
    }

    private mutating func read(_ wire: WiringExpression, at index: Int) {
        switch wire {
        case .call(let call): read(call, at: index)
        case .member(let base, let name):
            if name.isSingleton { shares = true }
            if !scopes { scopes = Self.isScope(base) }
            read(base, at: index)
        case .cast(let value, _): read(value, at: index)
        case .several(let values): for value in values { read(value, at: index) }
        case .name, .text, .type, .other: return
        }
    }

    private static func isScope(_ base: WiringExpression) -> Bool {
        switch base {
        case .name(let name), .member(_, let name): name.utf8.last.map { "tysTYS".utf8.contains($0) } == true
        default: false
        }
    }

    private mutating func read(_ call: WireCall, at index: Int) {
        if call.isInitializer {
            makes = true
            if !call.arguments.isEmpty { fill(by: call, at: index) }
        }
        if call.name.hasPrefix("register") { registers = true }
        if WireVocabulary.all.injections.contains(call.name) { fill(by: call, at: index) }
        if call.name.isSingleton { shares = true }
        if let receiver = call.receiver {
            if case .name(let name) = receiver, name.isCapitalized {
                callsTypes = true
                if WireVocabulary.all.definitions.contains(name) { defines = true }
            }
            read(receiver, at: index)
        }
        for argument in call.arguments {
            if case .type = argument.value { makes = true }
            read(argument.value, at: index)
        }
    }

    private mutating func fill(by call: WireCall, at index: Int) {
        lastFilling = index
        fillings.append(Filling(step: index, call: call))
    }
}
