/// The name of a single call as the name of a method: `task?.cancel()` is `cancelTask`.
enum DeedWords {
    /// Calls that tell a programmer something and do nothing.
    static let silent: Set<String> = [
        "NSLog", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min", "os_log",
        "precondition", "print",
    ]
    /// Deeds that need the name of what they are done to.
    private static let short: Set<String> = [
        "activate", "add", "cancel", "close", "connect", "disconnect", "fetch", "finish", "load", "open", "pause",
        "perform", "play",
        "prepare", "record", "refresh", "release", "reload", "remove", "reset", "resume", "run", "save", "send", "show",
        "start", "stop", "suspend", "toggle", "update",
    ]
    private static let holders: Set<String> = [
        "current", "default", "main", "shared", "sharedInstance", "standard",
    ]

    static func name(of act: CutAct) -> String? {
        guard act.form == .call, act.declared == nil, act.name.first?.isLowercase == true,
            !silent.contains(act.name), !ViewPhrases.wrappers.contains(act.name)
        else { return nil }
        if let event = event(of: act) { return event }
        if act.name == "performSelector" { return selector(act) }
        if ["requestAlwaysAuthorization", "requestWhenInUseAuthorization"].contains(act.name) {
            return "requestLocationAccess"
        }
        var parts = CompletedDeed.untilFiller(plainParts(of: act.name))
        if parts.count > 1, parts.last?.lowercased() == "asynchronously" { parts.removeLast() }
        guard parts.count == 1, let verb = parts.first else { return lowercasedName(parts) }
        if act.chain.count == 1 { return verb }
        guard short.contains(verb.lowercased()), let object = object(of: act) else { return nil }
        return verb + object
    }

    /// What a delegate is told by its sender: `delegate?.pages(self, didTurnTo: page)` is `didTurnTo`.
    static func event(of act: CutAct) -> String? {
        guard act.form == .call, act.arguments.count > 1, act.labels[0].isEmpty,
            act.arguments[0].tokens.count == 1, act.arguments[0].tokens[0].isName("self"),
            HostSubject.isEvent(act.labels[1])
        else { return nil }
        return HostSubject.delegateEvent(act.labels[1])
    }

    /// Returns the object that is sent, released or performed; else the one that is told to.
    private static func object(of act: CutAct) -> String? {
        if let first = act.arguments.first, first.label.isEmpty, first.tokens.count == 1, first.tokens[0].kind == .name,
            first.tokens[0].text.count > 3, !["false", "self", "true"].contains(first.tokens[0].text)
        {
            return capitalized(plainParts(of: first.tokens[0].text))
        }
        if let label = act.labels.first(where: { !$0.isEmpty }), act.arguments.first?.label == label {
            let fillers: Set<String> = [
                "by", "for", "from", "id", "identifier", "in", "on", "to", "using", "with",
                "animated", "completion", "handler",
            ]
            let noun = nameParts(of: label).filter { !fillers.contains($0.lowercased()) }
            if !noun.isEmpty { return capitalized(noun) }
        }
        guard let owner = act.chain.dropLast().last(where: { !holders.contains($0) }), owner.count > 2 else {
            return nil
        }
        return capitalized(plainParts(of: owner))
    }

    /// `performSelector(inBackground: #selector(fetchCommits), with: nil)` is `fetchCommitsInBackground`.
    private static func selector(_ act: CutAct) -> String? {
        guard let argument = act.arguments.first(where: { $0.tokens.contains { $0.text == "#selector" } }),
            let name = argument.tokens.last(where: { $0.kind == .name && $0.text.first?.isLowercase == true })
        else { return nil }
        let isLater = act.labels.contains("afterDelay")
        let place = argument.label == "inBackground" ? "InBackground" : isLater ? "Later" : "OnMainThread"
        return lowercasedName(plainParts(of: name.text)) + place
    }
}
