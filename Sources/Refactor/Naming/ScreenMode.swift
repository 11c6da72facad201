/// What a screen is opened for, where whoever opens it says so by a case: `editor.inputMode = .newPreset`.
enum ScreenMode {
    /// Returns the words of the first such case that says more than the screen does; nil where there is none.
    static func noun(in acts: [CutAct], of screen: String?) -> String? {
        acts.lazy.filter { $0.form == .write && $0.sign == "=" && $0.chain.count == 2 }
            .compactMap { noun(of: $0, on: screen) }.first
    }

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
