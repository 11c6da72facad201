/// Functions that write to the console or check an assumption: what calls one of them belongs to the code around it.
enum LogFunctions {
    private static let names: Set<String> = [
        "NSLog", "assert", "assertionFailure", "debugPrint", "dump", "os_log", "precondition", "print",
    ]

    /// Returns true if a statement is such a call.
    static func isCall(_ statement: Range<Int>, of member: Member) -> Bool {
        member.references(in: statement.lowerBound..<statement.lowerBound + 1).contains { reference in
            reference.fact.usage == .call && reference.fact.base == .none && names.contains(reference.name)
        }
    }
}
