import Refactor

/// Reads the macros that declare other names for self: `WS(weakSelf);`, `@weakify(self)`, `WEAKSELF`.
extension ReferenceReader {
    /// Declares what such a macro declares; false when the node is none. What it is given is no use of self.
    mutating func readAliasMacro(_ node: Int32) -> Bool {
        switch source.kind(node) {
        case .identifier, .call, .macroCall, .atExpression: break
        default: return false
        }
        guard makesAliases(source.first(node)) else { return false }
        var names: [Int32] = []
        for index in source.first(node)...source.last(node) where index > source.first(node) {
            let symbol = source.symbols[index]
            if symbol >= 0, !isSelf(symbol), !isLocal(symbol) { names.append(symbol) }
        }
        guard names.allSatisfy({ source.texts[Int($0)].first != "_" }) else { return false }
        for name in names { scopes.declare(name, as: .alias) }
        return true
    }

    private func makesAliases(_ token: Int) -> Bool {
        let symbol = source.symbols[token]
        if symbol >= 0, isLocal(symbol) || symbol == Word.ownSelf { return false }
        guard symbol >= 0 || source.tokens[token].kind == .atWord else { return false }
        let text = symbol >= 0 ? source.texts[Int(symbol)] : source.file.text(source.tokens[token].range)
        if Self.short.contains(text) { return true }
        let name = text.lowercased().filter { $0 != "_" && $0 != "@" }
        return Self.parts.contains { name.contains($0) } && !Self.aliases.contains(text)
    }

    private static let short: Set<String> = ["WS", "SS", "@weak", "@strong", "weak", "strong", "WEAK", "STRONG"]
    private static let parts = ["weakself", "strongself", "weakify", "strongify", "weakobj", "strongobj"]

    /// Names for self that no one declares come out of such a macro.
    static let aliases: Set<String> = [
        "weakSelf", "strongSelf", "weakself", "strongself", "weak_self", "strong_self", "wself", "sself", "wSelf",
        "sSelf", "selfWeak", "selfStrong", "self_weak_", "self_strong_", "blockSelf", "_self", "__self",
    ]
}
