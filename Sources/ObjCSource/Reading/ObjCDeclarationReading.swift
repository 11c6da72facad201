import Refactor

/// Reads declarations inside bodies: the names that they bind, with their types.
extension ObjCBodyReader {
    mutating func declare(_ node: Int32, _ found: inout Found) {
        var type: Int32 = -1
        for child in source.children(node) {
            switch source.kind(child) {
            case .typeName:
                type = child
                expression(child, &found)
            case .declarator: declare(declarator: child, type: type, isAlone: isOnly(child, in: node), &found)
            default: expression(child, &found)
            }
        }
    }

    private func isOnly(_ declarator: Int32, in node: Int32) -> Bool {
        source.children(node).filter { source.kind($0) == .declarator } == [declarator]
    }

    private mutating func declare(declarator: Int32, type: Int32, isAlone: Bool, _ found: inout Found) {
        var name: Int32 = -1
        var value: Int32 = -1
        for child in source.children(declarator) {
            switch source.kind(child) {
            case .name where name < 0: name = child
            case .name, .typeName: break
            default: value = child
            }
        }
        if value >= 0 { expression(value, &found) }
        guard name >= 0 else {
            isFixed = true
            return
        }
        let symbol = source.symbol(name)
        if value >= 0, let isWeak = alias(value, type: type) {
            let isWeakTypeof = isWeak && hasWord(type, ["typeof", "__typeof", "__typeof__"])
            let isWeakItself =
                hasWord(type, ["__weak", "__unsafe_unretained", "__block"])
                || isWeakTypeof && !hasWord(type, ["__strong"])
            names.declare(symbol, local(name, .selfName), isWeakAlias: isWeakItself)
            spelling = spelledBehind(name, isWeak: isWeak)
            return
        }
        let written = isAlone ? self.written(type, declarator) : nil
        var fact = local(
            name, .binding(type: written, value: value < 0 ? nil : .unknown),
            isVariable: !source.file.text(source.range(type)).contains("const"))
        fact.valueStart = value < 0 ? nil : valueStart(behind: source.range(name).upperBound)
        names.declare(symbol, fact)
    }

    /// The byte behind the next `=` and the blanks that follow it.
    private func valueStart(behind offset: Int) -> Int? {
        let sign = source.bytes[offset...].firstIndex(of: UInt8(ascii: "="))
        return sign.map { sign in source.bytes[(sign + 1)...].firstIndex { $0 != 32 } ?? sign + 1 }
    }

    private func local(_ name: Int32, _ origin: LocalFact.Origin, isVariable: Bool = true) -> LocalFact {
        LocalFact(name: source.name(name), declaration: source.range(name), origin: origin, isVariable: isVariable)
    }

    /// A type that a signature can have; nil for what only a variable of this method can be.
    private func written(_ type: Int32, _ declarator: Int32) -> String? {
        guard type >= 0,
            !hasWord(type, ["__block", "__weak", "__unsafe_unretained", "static", "register", "extern", "__auto_type"])
        else { return nil }
        if (source.first(type)...source.last(type)).contains(where: { Word.typeofSymbols.contains(source.symbols[$0]) })
        {
            return nil
        }
        let text = TypeSpelling(source: source).text(of: type, declarator: declarator)
        if ["auto", "let", "var"].contains(text.prefix { $0.isLetter }) { return nil }
        return text.contains("[") ? nil : text.hasPrefix("const ") ? String(text.dropFirst("const ".count)) : text
    }

    private func hasWord(_ type: Int32, _ words: Set<String>) -> Bool {
        guard type >= 0 else { return false }
        return (source.first(type)...source.last(type)).contains { index in
            source.symbols[index] >= 0 && words.contains(source.texts[Int(source.symbols[index])])
        }
    }

    mutating func declare(parameter: Int32) {
        guard let name = source.children(parameter).first(where: { source.kind($0) == .name }) else { return }
        let types = source.children(parameter).filter { source.kind($0) == .typeName }
        let written = types.count == 1 ? types.first.map { TypeSpelling(source: source).text(of: $0) } : nil
        names.declare(
            source.symbol(name),
            local(name, .closureParameter(type: written, call: nil, argument: 0, index: 0, of: 1)))
    }

    // MARK: - Names for self

    /// Returns true if a value is self or a name for it, and is perhaps not there; nil when it is none.
    private func alias(_ value: Int32, type: Int32) -> Bool? {
        guard source.kind(value) == .identifier else { return nil }
        let symbol = source.symbol(value)
        let isLikeSelf =
            hasWord(type, ["typeof", "__typeof", "__typeof__", "__auto_type"])
            || ownClass >= 0 && (source.first(type)...source.last(type)).contains { source.symbols[$0] == ownClass }
        guard isLikeSelf else { return nil }
        guard let local = names.local(symbol) else { return symbol == Word.ownSelf ? false : nil }
        return names.isAlias(local) ? names.weakAliases.contains(local) : nil
    }

    /// Behind `strongSelf = weakSelf` self is spelled by the new name; behind `weakSelf = self` as before.
    private func spelledBehind(_ name: Int32, isWeak: Bool) -> StatementNode.SelfSpelling {
        isWeak ? .optional(source.name(name)) : spelling
    }

    /// `@weakify(self)` declares what `@strongify(self)` uses, so that neither is cut off from the other. Other macros
    /// that make names for self are not understood.
    mutating func readAliasMacro(_ node: Int32) -> Bool {
        switch source.kind(node) {
        case .identifier, .call, .macroCall, .atExpression: break
        default: return false
        }
        let text = source.file.text(source.tokens[source.first(node)].range)
        let word = text.lowercased().filter { $0 != "@" && $0 != "_" }
        let isWeak = word == "weakify"
        guard isWeak || word == "strongify" else {
            let makes = ["weakself", "strongself", "weakobj", "strongobj"].contains { word.contains($0) }
            let isPlainName = ReferenceReader.aliases.contains(text)
            if makes && !isPlainName || ["WS", "SS", "@weak", "@strong"].contains(text) { isFixed = true }
            return false
        }
        for index in source.first(node)...source.last(node) where index > source.first(node) {
            let symbol = source.symbols[index]
            guard symbol >= 0 else { continue }
            let name = source.texts[Int(symbol)] + "_weak_"
            let range = source.tokens[index].range
            if isWeak {
                names.declare(
                    -2 - symbol, LocalFact(name: name, declaration: range, origin: .selfName, isVariable: false),
                    isWeakAlias: true)
            } else if let local = names.local(named: name) {
                names.use(local, at: range, mayChange: false)
            } else {
                isFixed = true
            }
        }
        return true
    }
}
