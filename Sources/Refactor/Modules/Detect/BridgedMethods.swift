/// Methods of Swift by the names that Objective-C calls them by.
extension WireResolver {
    /// `makeDetail(for:)` for `[factory makeDetailForItem:]`: the longest name that the call's begins with.
    static func bridged(_ name: String, of owners: [JoinedType]) -> [(owner: String, method: JoinedMethod)] {
        var found: [(owner: String, method: JoinedMethod)] = []
        for owner in owners where owner.file.hasSuffix(".swift") {
            for method in owner.methods where isBridged(name, to: method) { found.append((owner.name, method)) }
        }
        let longest = found.map(\.method.name.utf8.count).max()
        return found.filter { $0.method.name.utf8.count == longest }
    }

    private static func isBridged(_ name: String, to method: JoinedMethod) -> Bool {
        guard !method.parameters.isEmpty, name.hasPrefix(method.name), method.name != "init" else { return false }
        let rest = name.dropFirst(method.name.count)
        let first = NavigationCall.camelWords(String(rest)).first
        return rest.first?.isUppercase == true
            && (method.labels.first?.isEmpty == false || first.map(prepositions.contains) == true)
    }

    private static let prepositions: Set<String> = ["by", "for", "from", "in", "of", "on", "to", "using", "with"]
}
