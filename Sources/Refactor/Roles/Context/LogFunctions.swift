/// Functions that write to the console or check an assumption, and calls of a logger that all share: they belong to the
/// code around them.
enum LogFunctions {
    private static let names: Set<String> = [
        "NSLog", "assert", "assertionFailure", "debugPrint", "dump", "os_log", "precondition", "print",
    ]

    /// The words that name a logger for all: `Logger.shared`, `Diag`.
    private static let loggers: Set<String> = [
        "console", "diag", "diagnostics", "log", "logger", "logging", "logs", "lumberjack",
    ]

    /// The methods with which one tells a logger something; `log` itself may count what users do.
    private static let levels: Set<String> = [
        "critical", "debug", "error", "fault", "info", "notice", "severe", "trace", "verbose", "warn", "warning",
    ]

    /// Returns true if a statement is such a call.
    static func isCall(_ statement: Range<Int>, of member: Member) -> Bool {
        if member.references(in: statement).contains(where: isOfLogger) { return true }
        return member.references(in: statement.lowerBound..<statement.lowerBound + 1).contains { reference in
            reference.fact.usage == .call && reference.fact.base == .none
                && (names.contains(reference.name) || reference.name.hasPrefix("DDLog"))
        }
    }

    /// `Diag.warning("Field was not added")`.
    private static func isOfLogger(_ reference: Reference) -> Bool {
        guard reference.fact.usage == .call, reference.fact.isStatement, reference.fact.closureDepth == 0,
            levels.contains(reference.name), case .expression(let root?) = reference.fact.base
        else { return false }
        return root.first?.isUppercase == true && words(of: root).contains(where: loggers.contains)
    }

    /// Returns true if the functions of a type are those of a logger, whatever it is called.
    static func areThose(of members: [DeclaredMember]) -> Bool {
        Set(members.filter { $0.kind == .method && levels.contains($0.name) }.map(\.name)).count > 2
    }
}
