/// The purpose of calls of the system's stores: defaults, Core Data, files, notifications, location.
enum StorePhrases {
    static func name(of act: CutAct, cut: CutDescription, host: HostSubject) -> String? {
        guard act.form == .call else { return nil }
        let owner = Set(act.chain.dropLast().flatMap { words(of: $0) })
        let isOfKeys = act.argument("forKey") != nil && keyed.contains(act.name)
        if act.chain.contains("UserDefaults") || owner.contains("defaults") || isOfKeys { return defaults(act, cut) }
        if owner.contains("keychain") { return keychain(act) }
        if act.chain.contains("NotificationCenter") || owner.isSuperset(of: ["notification", "center"]) {
            return notification(act, host)
        }
        if act.chain.contains("FileManager") || owner.isSuperset(of: ["file", "manager"]) { return file(act) }
        if let context = act.chain.dropLast().last,
            words(of: context).last == "context" || words(of: context).contains("realm")
                || words(of: context).last == "stack"
        {
            return coreData(act, cut, host)
        }
        if owner.contains("location"), owner.contains("manager") { return location(act) }
        if act.name == "write", act.labels.first == "to" || act.labels.first == "toFile" {
            return "save" + (host.noun.isEmpty ? "File" : host.noun)
        }
        return nil
    }

    /// What is done for the sake of something else.
    static let preparations: Set<String> = ["createFolder", "fileExists", "findFolder", "saveContext", "saveDefaults"]

    /// With `forKey:` these are of a store, whatever it is called.
    private static let keyed: Set<String> = [
        "bool", "double", "float", "integer", "removeObject", "set", "string", "stringArray",
    ]

    private static func defaults(_ act: CutAct, _ cut: CutDescription) -> String? {
        let argument = act.argument("forKey") ?? act.argument("key")
        let key = argument.flatMap { given(of: act, key: $0.tokens, cut) ?? StorageKey.noun($0.tokens) } ?? "Defaults"
        switch act.name {
        case "set", "setValue", "setObject", "setBool", "setInteger": return "save" + key
        case "removeObject": return "remove" + key
        case "synchronize": return "saveDefaults"
        case "register": return "registerDefaults"
        case "array", "bool", "data", "dictionary", "double", "float", "integer", "object", "string", "stringArray",
            "url", "value":
            return "load" + key
        default: return nil
        }
    }

    /// The value's own name, where the key is a value that is handed in.
    private static func given(of act: CutAct, key: [CutToken], _ cut: CutDescription) -> String? {
        guard let first = key.first, words(of: first.text).last != "key",
            cut.parameters.contains(where: { first.isName($0.name) })
        else { return nil }
        if let result = cut.result { return capitalized(plainParts(of: result.name)) }
        guard let value = act.arguments.first, value.label.isEmpty, value.tokens.count == 1,
            value.tokens[0].kind == .name
        else { return nil }
        return capitalized(plainParts(of: value.tokens[0].text))
    }

    private static func keychain(_ act: CutAct) -> String? {
        let key = act.arguments.last.flatMap { StorageKey.noun($0.tokens) } ?? "Credentials"
        if ["set", "save", "store", "add"].contains(act.name) { return "save" + key }
        if ["remove", "delete"].contains(act.name) { return "remove" + key }
        return ["get", "load", "read", "string", "data"].contains(act.name) ? "load" + key : nil
    }

    private static func notification(_ act: CutAct, _ host: HostSubject) -> String? {
        let name = act.argument("name") ?? act.argument("forName") ?? act.arguments.first
        let noun = name.flatMap { StorageKey.noun($0.tokens) } ?? ""
        switch act.name {
        case "post": return "post" + (noun.isEmpty ? "Notification" : noun)
        case "addObserver":
            let isSystem = noun.hasPrefix("UI")
            return "observe" + (noun.isEmpty ? "Notifications" : isSystem ? String(noun.dropFirst(2)) : noun)
        case "removeObserver": return "stopObserving"
        default: return nil
        }
    }

    private static func file(_ act: CutAct) -> String? {
        switch act.name {
        case "removeItem": "removeFile"
        case "createDirectory": "createFolder"
        case "createFile": "createFile"
        case "copyItem": "duplicateFile"
        case "moveItem": "moveFile"
        case "fileExists": "fileExists"
        case "contentsOfDirectory": "loadFiles"
        case "contents": "loadFile"
        case "url", "urls": "findFolder"
        default: nil
        }
    }

    private static func coreData(_ act: CutAct, _ cut: CutDescription, _ host: HostSubject) -> String? {
        let subject = host.noun.isEmpty ? "" : host.noun
        switch act.name {
        case "save", "saveContext": return "saveContext"
        case "fetch": return "fetch" + (fetched(act) ?? (subject.isEmpty ? "Records" : subject))
        case "delete": return "delete" + (noun(act, cut) ?? "Record")
        case "insert", "add": return "add" + (noun(act, cut) ?? "Record")
        case "rollback": return "discardChanges"
        case "perform", "performAndWait", "write": return act.inner.isEmpty ? "saveContext" : nil
        default: return nil
        }
    }

    /// The name of what is added or deleted, or of the parameter that it is another object of: `temporaryNote` of `note`.
    private static func noun(_ act: CutAct, _ cut: CutDescription) -> String? {
        guard let tokens = act.arguments.first?.tokens, tokens.allSatisfy({ $0.kind != .mark || $0.isMark(".") }) else {
            return nil
        }
        guard let noun = tokens.last.map({ capitalized(plainParts(of: $0.text)) }) else { return nil }
        let nouns = cut.parameters.map { capitalized(plainParts(of: $0.name)) }
        return nouns.first { noun.hasSuffix($0) } ?? noun
    }

    /// The type in `Note.fetchRequest()`.
    private static func fetched(_ act: CutAct) -> String? {
        act.arguments.first?.tokens.first {
            $0.kind == .name && $0.text.first?.isUppercase == true && !$0.text.hasPrefix("NS")
        }?.text
    }

    private static func location(_ act: CutAct) -> String? {
        switch act.name {
        case "startUpdatingLocation": "startUpdatingLocation"
        case "stopUpdatingLocation": "stopUpdatingLocation"
        case "requestLocation": "requestLocation"
        case "requestAlwaysAuthorization", "requestWhenInUseAuthorization": "requestLocationAccess"
        default: nil
        }
    }
}
