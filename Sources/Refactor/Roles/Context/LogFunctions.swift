/// Functions that write to the console or check an assumption: what calls one of them belongs to the code around it.
enum LogFunctions {
    private static let names = [
        "NSLog", "assert", "assertionFailure", "debugPrint", "dump", "os_log", "precondition", "print",
    ]

    /// Whether a statement is such a call.
    static func isCall(_ statement: ArraySlice<UInt8>) -> Bool {
        let name = statement.prefix { isLetterByte($0) || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
        guard statement.dropFirst(name.count).first == UInt8(ascii: "(") else { return false }
        return names.contains { name.elementsEqual($0.utf8) }
    }
}
