/// Calls on lists, which the elements do not notice.
extension WireResolver {
    /// Returns true if a call only fills, empties or asks a list, of which the elements are not told anything.
    func isOfList(_ call: WireCall, _ types: Set<String>) -> Bool {
        Self.listCalls.contains(call.name)
            && types.allSatisfy { methods(named: call.name, labels: call.labels, on: $0).isEmpty }
    }

    private static let listCalls: Set<String> = [
        "add", "addObject", "append", "compactMap", "contains", "containsObject", "dropFirst", "dropLast", "enumerated",
        "filter", "first", "firstIndex", "flatMap", "forEach", "index", "indexOfObject", "insert", "insertObject",
        "last",
        "lastIndex", "map", "popLast", "remove", "removeAll", "removeAllObjects", "removeFirst", "removeLast",
        "removeObject", "removeValue", "reversed", "sorted",
    ]
}
