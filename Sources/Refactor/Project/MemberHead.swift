/// Reads the head of a member, whose name was read already, from the text behind that name.
struct MemberHead {
    private let text: ArraySlice<UInt8>
    private let isStatic: Bool

    init(_ text: ArraySlice<UInt8>, isStatic: Bool) {
        self.text = text
        self.isStatic = isStatic
    }

    /// The members that begin with the name; nil where the name begins none, or where its head cannot be read.
    func members(named name: String, after previous: String) -> [DeclaredMember]? {
        switch (previous, name) {
        case ("let", _), ("var", _): return property(name, isConstant: previous == "let").map { [$0] }
        case ("func", _): return callable(name, .method).map { [$0] }
        case ("case", _): return cases(from: name)
        case (_, "init"): return callable(name, .initializer).map { [$0] }
        case (_, "subscript"): return callable(name, .subscript).map { [$0] }
        default: return nil
        }
    }

    // MARK: - Properties

    private func property(_ name: String, isConstant: Bool) -> DeclaredMember? {
        var head = HeadText(text)
        head.skipBlanks()
        var member = DeclaredMember(name: name, kind: .property, isStatic: isStatic)
        member.isConstant = isConstant
        if head.take(":") {
            guard let type = head.text(until: "={\n;,") else { return nil }
            member.type = HeadText.string(type)
            member.hasValue = head.take("=")
            member.isComputed = head.goesOnWithGetter
        } else if head.take("=") {
            member.hasValue = true
            guard let value = head.text(until: "{\n;,") else { return nil }
            member.value = head.goesOn ? nil : LexicalValue.expression(of: HeadText.trimmed(value))
        } else {
            return nil
        }
        return member
    }

    // MARK: - What can be called

    private func callable(_ name: String, _ kind: DeclaredMember.Kind) -> DeclaredMember? {
        var head = HeadText(text)
        var member = DeclaredMember(name: name, kind: kind, isStatic: isStatic && kind != .initializer)
        if kind == .initializer { member.isFailable = head.take("?") || head.take("!") }
        head.skipBlanks(lines: false)
        let generics = head.genericNames()
        if !generics.isEmpty { _ = head.bracketed() }
        head.skipBlanks(lines: false)
        guard let list = head.bracketed(), let parameters = parameters(in: list, isLabelled: kind != .subscript) else {
            return nil
        }
        let (effects, result) = ending(of: &head)
        member.signature = Signature(
            parameters: parameters, effects: effects, result: result,
            generics: generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>", constraints: "")
        return member
    }

    /// Reads the effects and the result behind the parameters.
    private func ending(of head: inout HeadText) -> (effects: String, result: String?) {
        var effects: [String] = []
        while true {
            head.skipBlanks()
            if head.take("->") { break }
            guard let word = head.word(), ["async", "rethrows", "throws"].contains(word) else {
                return (effects.joined(separator: " "), nil)
            }
            effects.append(word)
            if word == "throws" { _ = head.bracketed() }
        }
        head.skipBlanks()
        let result = head.text(until: "{\n;=").map(HeadText.string) ?? ""
        return (effects.joined(separator: " "), Self.withoutConstraints(result))
    }

    private static func withoutConstraints(_ type: String) -> String {
        let words = type.split(separator: " ", omittingEmptySubsequences: false)
        return words.prefix { $0 != "where" }.joined(separator: " ")
    }

    private func parameters(in list: ArraySlice<UInt8>, isLabelled: Bool) -> [Signature.Parameter]? {
        guard let pieces = HeadText.pieces(of: list) else { return nil }
        let parameters = pieces.compactMap { parameter($0, isLabelled: isLabelled) }
        return parameters.count == pieces.count ? parameters : nil
    }

    private func parameter(_ piece: ArraySlice<UInt8>, isLabelled: Bool) -> Signature.Parameter? {
        var head = HeadText(HeadText.trimmed(piece))
        var names: [String] = []
        while !head.take(":") {
            if head.take("@") {
                _ = head.word()
                _ = head.bracketed()
            } else if head.take("`") {
                continue
            } else {
                guard let name = head.word() else { return nil }
                names.append(name)
            }
            head.skipBlanks()
        }
        guard let first = names.first, let last = names.last, let text = head.text(until: "=") else { return nil }
        var type = HeadText.string(text)
        let isVariadic = type.hasSuffix("...")
        if isVariadic { type = String(type.dropLast(3)) }
        let label = first == "_" || !isLabelled && names.count == 1 ? nil : first
        var parameter = Signature.Parameter(
            label: label, name: last, type: type, hasDefault: !head.isAtEnd, isVariadic: isVariadic)
        if head.take("=") {
            head.skipBlanks()
            parameter.defaultValue = head.text(until: "").map(HeadText.string)
        }
        return parameter
    }

    // MARK: - Cases

    /// `a, b(Int), c = 1`.
    private func cases(from first: String) -> [DeclaredMember]? {
        var head = HeadText(text)
        var found: [DeclaredMember] = []
        var name: String? = first
        while let current = name {
            var member = DeclaredMember(name: current, kind: .enumCase, isStatic: true)
            if let list = head.bracketed() {
                guard let values = values(in: list) else { return nil }
                member.signature = Signature(
                    parameters: values, effects: "", result: nil, generics: "", constraints: "")
            }
            found.append(member)
            guard head.text(until: ",\n;}") != nil, head.take(",") else { break }
            head.skipBlanks()
            _ = head.take("`")
            name = head.word()
        }
        return found
    }

    /// Values of a case need no names.
    private func values(in list: ArraySlice<UInt8>) -> [Signature.Parameter]? {
        HeadText.pieces(of: list).map { pieces in
            pieces.map { piece in
                parameter(piece, isLabelled: true)
                    ?? Signature.Parameter(
                        label: nil, name: "_", type: HeadText.string(piece), hasDefault: false, isVariadic: false)
            }
        }
    }
}
