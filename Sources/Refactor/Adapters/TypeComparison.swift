/// Compares types: a value of one can stand where another one is written, or not.
struct TypeComparison {
    enum Fit {
        case same
        /// A value goes there, but the two are not one type: `T` where `T?` is written.
        case widens
        /// Objective-C takes it if it is told to: two protocols with the same members.
        case casts
    }

    let index: ProtocolIndex
    let language: SourceLanguage

    /// Returns the conversion of a value from one type to another; nil if there is none.
    func fit(from value: String, to place: String) -> Fit? {
        switch language {
        case .swift: swift(from: value, to: place)
        case .objectiveC: objectiveC(from: value, to: place)
        }
    }

    // MARK: - Swift

    private func swift(from value: String, to place: String) -> Fit? {
        guard let from = TypeParser.type(value, keepsAny: false), let to = TypeParser.type(place, keepsAny: false)
        else {
            return value.filter { $0 != " " } == place.filter { $0 != " " } ? .same : nil
        }
        if from == to { return .same }
        if from.kept == to.kept { return .widens }
        return isWider(to.wrapped ?? to, than: to.isOptional ? from.wrapped ?? from : from) ? .widens : nil
    }

    private func isWider(_ place: WrittenType, than value: WrittenType) -> Bool {
        if place == value { return true }
        guard case .named(let ancestor, []) = place, case .named(let name, []) = value else { return false }
        return isKind(name, of: ancestor)
    }

    /// Returns true if a type is a class below another one, or conforms to a protocol.
    private func isKind(_ name: String, of ancestor: String) -> Bool {
        SDKType.isKind(name, of: ancestor) || index.ancestors(of: name).contains(ancestor)
    }

    // MARK: - Objective-C

    private func objectiveC(from value: String, to place: String) -> Fit? {
        let from = Self.plain(value)
        let to = Self.plain(place)
        if from == to { return .same }
        if to == "id", from.hasSuffix("*") || from.hasPrefix("id<") { return .widens }
        if from.hasSuffix("*"), to.hasSuffix("*"), isKind(String(from.dropLast()), of: String(to.dropLast())) {
            return .widens
        }
        guard let one = Self.protocolName(from), let other = Self.protocolName(to) else { return nil }
        if index.ancestors(of: one).contains(other) { return .widens }
        return hasSameMembers(one, other) ? .casts : nil
    }

    /// Returns true if two protocols of the files ask for the same, so that either serves as the other.
    private func hasSameMembers(_ one: String, _ other: String) -> Bool {
        guard index.isProtocol(one), index.isProtocol(other) else { return false }
        let left = index.requirements(of: one)
        let right = index.requirements(of: other)
        return !left.isEmpty && left.count == right.count
            && left.allSatisfy { member in
                right.contains {
                    $0.isSame(as: member) && $0.isOptional == member.isOptional && hasSameTypes($0, member)
                }
            }
    }

    private func hasSameTypes(_ one: AdapterMember, _ other: AdapterMember) -> Bool {
        let types = { (member: AdapterMember) in
            (member.parameters.map(\.type) + [member.fact.signature?.result ?? member.fact.valueType ?? "void"])
                .map(Self.plain)
        }
        return types(one) == types(other)
    }

    private static func protocolName(_ type: String) -> String? {
        type.hasPrefix("id<") && type.hasSuffix(">") ? String(type.dropFirst(3).dropLast()) : nil
    }

    /// Without blanks and words about nil and memory.
    private static func plain(_ type: String) -> String {
        var text = ""
        var word = ""
        for letter in type + " " {
            if letter.isLetter || letter.isNumber || letter == "_" {
                word.append(letter)
                continue
            }
            if !qualifiers.contains(word) { text += word }
            word = ""
            if letter != " " { text.append(letter) }
        }
        return text
    }

    private static let qualifiers: Set<String> = [
        "_Nonnull", "_Null_unspecified", "_Nullable", "__kindof", "__nonnull", "__nullable", "nonnull",
        "null_unspecified", "nullable",
    ]
}
