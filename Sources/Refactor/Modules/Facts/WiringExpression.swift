/// An expression, reduced to what tells which types it deals with.
///
/// Beside `Expression`, of which the type is told: an app's files are read for its graph by a light reader, as fast as a
/// bare parse, and a list, a choice and `??` are one thing there, several of which each may be meant.
package indirect enum WiringExpression: Sendable, Equatable {
    /// A name by itself: a local, a property, a type, `self`.
    case name(String)
    /// `base.name`.
    case member(WiringExpression, String)
    case call(WireCall)
    /// A string literal.
    case text(String)
    /// `LoginView.self`, `[LoginView class]`, `@protocol(LoginView)`.
    case type(TypeNames)
    /// `value as! Type`, `(Type *)value`.
    case cast(WiringExpression, TypeNames)
    /// Several of which each may be meant: a list, the branches of `?:`, both sides of `??`.
    case several([WiringExpression])
    case other
}

extension WiringExpression {
    /// All calls in an expression, outermost first.
    var calls: [WireCall] {
        var found: [WireCall] = []
        eachCall { found.append($0) }
        return found
    }

    /// Hands on each call in an expression, outermost first.
    func eachCall(_ body: (WireCall) -> Void) {
        switch self {
        case .call(let call):
            body(call)
            call.receiver?.eachCall(body)
            for argument in call.arguments { argument.value.eachCall(body) }
        case .member(let base, _): base.eachCall(body)
        case .cast(let value, _): value.eachCall(body)
        case .several(let values): for value in values { value.eachCall(body) }
        case .name, .text, .type, .other: return
        }
    }

    /// The calls in an expression, outermost first, without those that are arguments of some.
    func calls(notIn isWhole: (WireCall) -> Bool) -> [WireCall] {
        switch self {
        case .call(let call):
            let inner = isWhole(call) ? [] : call.arguments.flatMap { $0.value.calls(notIn: isWhole) }
            return [call] + (call.receiver?.calls(notIn: isWhole) ?? []) + inner
        case .member(let base, _): return base.calls(notIn: isWhole)
        case .cast(let value, _): return value.calls(notIn: isWhole)
        case .several(let values): return values.flatMap { $0.calls(notIn: isWhole) }
        case .name, .text, .type, .other: return []
        }
    }

    /// Hands on each member that is asked for in an expression, with whom it is asked of.
    func eachMember(_ body: (WiringExpression, String) -> Void) {
        switch self {
        case .member(let base, let name):
            body(base, name)
            base.eachMember(body)
        case .call(let call):
            call.receiver?.eachMember(body)
            for argument in call.arguments { argument.value.eachMember(body) }
        case .cast(let value, _): value.eachMember(body)
        case .several(let values): for value in values { value.eachMember(body) }
        case .name, .text, .type, .other: return
        }
    }

    /// Returns true if it is a chain of more members and calls: `a.b().c.d()` has three.
    func hasMoreLinks(than count: Int) -> Bool {
        var wire = self
        for _ in 0...count {
            switch wire {
            case .member(let base, _): wire = base
            case .call(let call):
                guard let receiver = call.receiver else { return false }
                wire = receiver
            default: return false
            }
        }
        return true
    }

    /// True if it comes out of a storyboard.
    var isTaken: Bool {
        switch self {
        case .call(let call): call.name.hasPrefix("instantiate")
        case .cast(let value, _): value.isTaken
        default: false
        }
    }
}
