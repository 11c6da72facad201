/// The name of a call that sets something to a constant: without the constant it would say nothing.
enum SettingWords {
    /// `Settings.setGrouping(.unplayed)` is `setGroupingToUnplayed`, `Settings.setSounds(true)` is `enableSounds`.
    static func name(of act: CutAct) -> String? {
        let parts = plainParts(of: act.name)
        guard act.form == .call, act.declared == nil, act.chain.count > 1, parts.count > 1, parts[0] == "set",
            act.arguments.count == 1, let value = act.arguments.first?.tokens.map(\.text), let last = value.last
        else { return nil }
        let noun = capitalized(Array(parts.dropFirst()))
        switch value.count {
        case 1 where last == "true": return "enable" + noun
        case 1 where last == "false": return "disable" + noun
        case 2 where value[0] == ".", 3 where value[1] == "." && value[0].first?.isUppercase == true: break
        default: return nil
        }
        let constant = plainParts(of: last)
        guard !constant.isEmpty, last.first?.isLowercase == true else { return nil }
        return "set" + noun + "To" + capitalized(constant)
    }
}
