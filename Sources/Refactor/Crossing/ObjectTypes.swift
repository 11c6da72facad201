extension Controller {
    /// Returns true for a type whose values are objects: what works on one never changes which one is meant.
    func isObject(_ type: String) -> Bool {
        let words = identifiers(in: String(type.prefix { $0 != "<" })).filter { $0 != "any" }
        guard words.count == 1, let name = words.first, !type.hasPrefix("[") else { return false }
        if SDKType.named(name)?.kind == "class" { return true }
        guard let types = project?.types else { return false }
        let declared = types.declarations(of: name).filter { $0.keyword != .extension }
        guard let keyword = declared.first?.keyword, declared.allSatisfy({ $0.keyword == keyword }) else {
            return false
        }
        guard keyword == .protocol else { return keyword.isOfObjects }
        if declared.flatMap(\.inherits).contains(where: { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }) {
            return true
        }
        let adopters = types.adopters(of: name).flatMap(types.declarations(of:))
        return !adopters.isEmpty && adopters.allSatisfy(\.keyword.isOfObjects)
    }
}

extension TypeDeclaration.Keyword {
    fileprivate var isOfObjects: Bool { self == .class || self == .actor }
}
