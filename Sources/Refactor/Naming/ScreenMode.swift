/// What a screen is opened for, where whoever opens it says so by a case: `editor.inputMode = .newPreset`.
enum ScreenMode {
    /// Returns the words of the first such case that says more than the screen does; nil where there is none.
    static func noun(in acts: [CutAct], of screen: String?) -> String? {
        acts.lazy.filter { $0.form == .write && $0.sign == "=" && $0.chain.count == 2 }
            .compactMap { noun(of: $0, on: screen) }.first
    }

    /// The case that a screen is made with, where an argument says what it is for: `Withdraw` of
    /// `TransferController(mode: .withdraw)`.
    static func argument(in acts: [CutAct]) -> String? {
        let arguments = acts.flatMap(\.arguments)
        let direct = arguments.lazy.filter { isMode($0.label) }.compactMap { caseName(in: $0.tokens) }.first
        return (direct ?? arguments.lazy.compactMap { nested(in: $0.tokens) }.first)
            .map { capitalized(nameParts(of: $0)) }
    }

    /// The same of a call within an argument: `push(TransferController(mode: .withdraw))`.
    private static func nested(in tokens: [CutToken]) -> String? {
        for index in tokens.indices.dropLast() where tokens[index + 1].isMark(":") && isMode(tokens[index].text) {
            let value = tokens[(index + 2)...].prefix { $0.kind == .name || $0.isMark(".") }
            if let name = caseName(in: Array(value)) { return name }
        }
        return nil
    }

    private static func isMode(_ label: String) -> Bool { words(of: label).last.map(modes.contains) ?? false }

    private static func noun(of act: CutAct, on screen: String?) -> String? {
        guard let name = caseName(in: act.value) else { return nil }
        let property = words(of: act.name)
        guard looks.isDisjoint(with: property) else { return nil }
        let parts = nameParts(of: name)
        let said = words(of: name).map { withoutPlural($0) }
        // `.following` of a `FollowerFollowing` is that half of it.
        let isHalf = screen.map { Set(said).isSubset(of: words(of: $0).map { withoutPlural($0) }) } ?? false
        let isMode = parts.count > 1 && property.last.map(modes.contains) ?? false
        return isMode || isHalf && said.count < words(of: screen ?? "").count ? capitalized(parts) : nil
    }

    /// `newPreset` of `.newPreset`, `Mode.newPreset` and `.newPreset(name)`.
    private static func caseName(in value: [CutToken]) -> String? {
        let path = value.prefix { !$0.isMark("(") }
        let rest = value.dropFirst(path.count)
        guard let last = path.last, last.kind == .name, path.dropLast().last?.isMark(".") == true, path.count <= 3,
            last.text.first?.isLetter == true, rest.isEmpty || rest.last?.isMark(")") == true
        else { return nil }
        let isOfType = path.count < 3 || path.first?.text.first?.isUppercase == true
        return isOfType && !["none", "some", "shared"].contains(last.text) ? last.text : nil
    }

    private static func withoutPlural(_ word: String) -> String {
        word.hasSuffix("s") ? String(word.dropLast()) : word
    }

    private static let modes: Set<String> = [
        "action", "category", "flow", "intent", "kind", "mode", "purpose", "state", "step", "type",
    ]

    /// The words of properties that say how a screen looks or comes, not what it is for.
    private static let looks: Set<String> = [
        "dismissal", "interface", "modal", "presentation", "selection", "style", "transition",
    ]
}
