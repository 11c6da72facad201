import Refactor

/// An expression as far as it is read, before anyone knows whether it is called.
enum GlancePart {
    case name(String)
    case member(WiringExpression, String, line: Int)
    case implicitMember(String, line: Int)
    case closure(WiringExpression)
    case value(WiringExpression)

    var wire: WiringExpression {
        switch self {
        case .name(let name): .name(name)
        case .member(let base, let name, _): Self.member(base, name)
        case .implicitMember(let name, _): .member(.other, name)
        case .closure(let wire), .value(let wire): wire
        }
    }

    private static func member(_ base: WiringExpression, _ name: String) -> WiringExpression {
        guard name == "self" else { return .member(base, name) }
        if case .name(let type) = base { return .type(TypeNames(type)) }
        if case .member(.name(let outer), let inner) = base { return .type(TypeNames(outer + "." + inner)) }
        return base
    }

    /// True if a call of it tells something.
    var isTelling: Bool {
        switch self {
        case .name, .member, .implicitMember: true
        case .closure, .value: false
        }
    }
}
