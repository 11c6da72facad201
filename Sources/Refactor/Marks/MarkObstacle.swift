/// Why a member is not brought to its group.
package enum MarkObstacle: Sendable, Equatable {
    case conditional
    case notAnalysed(String)
    case sharesLine
    case toolSwitch
    /// Code between members that nothing moves across.
    case behind(line: Int, code: String)
    /// The body of an Objective-C method defines a macro or opens a region that what follows may need.
    case directive(String)

    /// The phrase before the names of the members.
    package var phrase: String {
        switch self {
        case .conditional: "inside #if"
        case .notAnalysed(let damage): "not analysed, \(damage)"
        case .sharesLine: "on one line with other code"
        case .toolSwitch: "with a comment that switches a tool on or off"
        case .behind(let line, let code): "cannot cross line \(line) (\(code))"
        case .directive(let text): "with '\(text)', which what follows may need"
        }
    }
}
