/// The purpose of changes to the controller's own values: `items.append(item)`, `user = result`.
enum StatePhrases {
    static func name(of act: CutAct) -> String? {
        switch act.form {
        case .call: change(act)
        case .write: act.declared == nil ? write(act) : nil
        case .control, .other: nil
        }
    }

    private static func change(_ act: CutAct) -> String? {
        guard act.chain.count > 1, act.declared == nil else { return nil }
        let collection = act.owner
        let item = one(collection)
        switch act.name {
        case "append", "insert":
            return "add" + (act.labels.first == "contentsOf" ? many(collection) : item)
        case "remove", "removeFirst", "removeLast": return "remove" + item
        case "removeAll": return "clear" + many(collection)
        case "sort": return "sort" + many(collection)
        case "reverse": return "reverse" + many(collection)
        case "shuffle": return "shuffle" + many(collection)
        case "toggle": return "toggle" + many(collection)
        case "swapAt": return "move" + item
        case "invalidate": return "stop" + many(collection)
        case "cancel", "close", "pause", "play", "record", "resume", "start", "stop", "suspend":
            return act.arguments.isEmpty && words(of: collection).count > 0 ? DeedWords.name(of: act) : nil
        default: return nil
        }
    }

    private static func write(_ act: CutAct) -> String? {
        guard let first = act.chain.first else { return nil }
        if act.isOfDefaults, let key = StorageKey.noun(act.key) {
            let value = act.value.count == 1 ? act.value[0].text : ""
            if ["false", "true"].contains(value) { return flag(nameParts(of: lowercasedName([key])), value == "true") }
            return (value == "nil" ? "clear" : "save") + key
        }
        let noun = act.chain.count == 1 ? many(first) : many(act.name)
        let value = act.value.map(\.text).joined()
        if act.value.count == 1, value == "nil" || value == "" || value == "0" {
            return (value == "0" ? "reset" : "clear") + noun
        }
        if ["[]", "[:]"].contains(value) { return "clear" + noun }
        if act.value.first?.kind == .number, ["+=", "-="].contains(act.sign) {
            return (act.sign == "+=" ? "increase" : "decrease") + noun
        }
        if act.sign == "+=", noun.hasSuffix("s") { return "add" + noun }
        if act.value.count == 1, value == "true" || value == "false" {
            return flag(plainParts(of: act.chain.count == 1 ? first : act.name), value == "true")
        }
        return
            (act.chain.count == 1 && act.value.count == 1 && act.value[0].kind == .name
            && !["false", "true"].contains(value) ? "store" : "update") + noun
    }

    /// `isLoading = true` starts loading, `isPaused = false` clears paused.
    private static func flag(_ parts: [String], _ value: Bool) -> String {
        let words = flagWords(parts, value)
        return words.verb + words.noun
    }

    /// The verb and the noun of a change of a flag whose name has these parts.
    static func flagWords(_ parts: [String], _ value: Bool) -> (verb: String, noun: String) {
        let rest = parts.count > 1 && ["has", "is", "should"].contains(parts[0]) ? Array(parts.dropFirst()) : parts
        let isOngoing = rest.count == 1 && rest[0].hasSuffix("ing")
        return (value ? (isOngoing ? "start" : "set") : (isOngoing ? "stop" : "clear"), capitalized(rest))
    }

    private static func many(_ name: String) -> String { capitalized(plainParts(of: name)) }

    /// The singular of a collection's name: `items` holds an `Item`, `categories` a `Category`.
    static func one(_ name: String) -> String {
        let noun = many(name)
        if noun.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
        if ["sses", "shes", "ches", "xes"].contains(where: { noun.hasSuffix($0) }) { return String(noun.dropLast(2)) }
        if noun.hasSuffix("s"), !noun.hasSuffix("ss"), !noun.hasSuffix("us"), noun.count > 2 {
            return String(noun.dropLast())
        }
        let endings = ["Array", "List", "Set"]
        for ending in endings where noun.hasSuffix(ending) && noun.count > ending.count {
            return String(noun.dropLast(ending.count))
        }
        return noun == "Data" ? "Item" : noun
    }
}

extension CutAct {
    /// `UserDefaults.standard[.isSeen]`, `Defaults[.isSeen]`.
    fileprivate var isOfDefaults: Bool {
        let holder = chain.last { $0 != "standard" } ?? ""
        return !key.isEmpty && words(of: holder).last == "defaults"
    }
}
