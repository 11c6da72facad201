/// Functions that write to the console or check an assumption: what calls one of them belongs to the code around it.
enum LogFunctions {
    private static let names: Set<String> = [
        "NSLog", "assert", "assertionFailure", "debugPrint", "dump", "os_log", "precondition", "print",
    ]

    /// Whether a statement is such a call.
    static func isCall(_ statement: String) -> Bool {
        let name = statement.prefix { $0.isLetter || $0 == "_" }
        return names.contains(String(name)) && statement.dropFirst(name.count).first == "("
    }
}
