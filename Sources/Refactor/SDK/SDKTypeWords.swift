/// The words of a Swift type that its Objective-C name may leave at the end of a selector's piece.
struct SDKTypeWords: Sendable {
    /// Names in letters alone, longest first: `UITableViewCell` for the type, `Block` for a function.
    private let names: [[UInt8]]

    init(_ type: String) {
        if type.contains("->") {
            names = ["UsingCompletionHandler", "WithCompletionHandler", "UsingBlock", "Completion", "Block", "Handler"]
                .map { Array($0.utf8) }
            return
        }
        let isCollection = type.contains("[") || type.contains("Set<") || type.contains("IndexSet")
        let core = type.split { " ?!".contains($0) }.last { $0 != "any" } ?? ""
        let letters = core.filter { $0.isLetter || $0.isNumber }
        var names = [letters] + (Self.others[String(letters)] ?? [])
        if letters.hasSuffix("Mask") { names.append(String(letters.dropLast(4))) }
        names += names.map { $0 + "s" }
        if isCollection { names += ["Array", "Set", "Objects"] }
        self.names = names.map { Array($0.utf8) }
    }

    /// Returns true if a piece may end so: `Cell`, `IndexPath`, `WithTouch`.
    func mayEnd(in rest: ArraySlice<UInt8>) -> Bool {
        guard let first = rest.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return false }
        if names.contains(where: { $0.count >= rest.count && $0.suffix(rest.count).elementsEqual(rest) }) {
            return true
        }
        return rest.count > 4 && rest.prefix(4).elementsEqual("With".utf8) && mayEnd(in: rest.dropFirst(4))
    }

    /// Types that Objective-C knows by another name.
    private static let others: [String: [String]] = [
        "Any": ["Object", "Value"], "AnyObject": ["Object"], "NSObjectProtocol": ["Object"],
        "Int": ["Index", "Integer"],
        "NSNotificationName": ["Name"], "String": ["Name"], "TimeInterval": ["Interval"],
    ]
}
