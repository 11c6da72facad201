/// The name of a method of the interactor, from the service that it asks or the state that it changes.
enum InteractorNames {
    static func name(of cut: CutDescription) -> String {
        let host = HostSubject(id: cut.host.id)
        let read = ActReader.acts(of: cut.statements.joined(separator: "\n"))
        let acts = withoutReports(read.flatMap(\.withoutTransactions))
        if let result = cut.result, let name = ResultNames.ofValue(result, acts: acts, parameters: cut.parameters) {
            return name
        }
        if let report = ReportWords.name(of: acts) { return report }
        if acts.count == 1, let name = SettingWords.name(of: acts[0]) { return name }
        if let deed = wholeDeed(cut, host) { return deed }
        if let name = asked(acts, cut) { return name }
        let all = acts.flatMap(\.all)
        var stored = distinct(all.compactMap { StorePhrases.name(of: $0, cut: cut, host: host) })
        let deeds = stored.filter { !StorePhrases.preparations.contains($0) }
        if !deeds.isEmpty { stored = deeds }
        if let name = stored.first { return stored.count == 1 ? name : together(stored, host) }
        if let name = first(of: all, { network(of: $0, host) }) { return name }
        if let work = ObjectWork.name(of: acts), work.hasPrefix("configure") { return work }
        let values = acts.filter { $0.form == .write }.flatMap(\.earlier)
        if let name = first(of: all, { service(of: $0, isValue: values.contains($0), cut) }) { return name }
        if let result = cut.result {
            return ResultNames.name(of: result, acts: acts, parameters: cut.parameters)
        }
        return ActionTitle.name(of: cut) ?? work(acts, all, cut, host)
    }

    /// Returns the names of all else that is asked for or done, the last first: that is often what all before prepares.
    static func otherNames(of cut: CutDescription) -> [String] {
        let all = ActReader.acts(of: cut.statements.joined(separator: "\n")).flatMap(\.all)
        let locals = Set(all.flatMap(\.locals))
        return all.reversed().compactMap { act in
            guard !locals.contains(act.root), act.chain.count > 1, !isReport(act) else { return nil }
            if let name = service(of: act, isValue: false, cut) { return name }
            return isVerbal(act) ? DeedWords.name(of: act) : nil
        }
    }

    /// The deed of the host, of which these are most statements, and many: what `exportSettings` does is
    /// `performExportSettings`, as its author says, and not what one of its calls does.
    private static func wholeDeed(_ cut: CutDescription, _ host: HostSubject) -> String? {
        let lines = cut.statements.reduce(0) { $0 + $1.split(whereSeparator: \.isNewline).count }
        let isMost = cut.coversWholeBody || lines * 3 >= cut.host.lines * 2 && cut.host.lines > 0
        guard isMost, cut.result == nil, lines >= linesOfADeed, host.kind == .deed, !host.event.isEmpty,
            HostWords.isVerb(host.verb)
        else { return nil }
        let parts = plainParts(of: host.event)
        guard parts.count > 1, ![.setUp, .show, .update].contains(VerbClass(word: host.verb)) else { return nil }
        return host.verb == "perform" ? host.event : "perform" + capitalized(parts)
    }

    private static let linesOfADeed = 6

    /// Drops what is told to the analytics, which names nothing that is done beside it.
    private static func withoutReports(_ acts: [CutAct]) -> [CutAct] {
        let others = acts.filter { !isReport($0) }
        return others.isEmpty ? acts : others
    }

    private static func isReport(_ act: CutAct) -> Bool {
        ReportWords.isReport(act)
    }

    /// The one question to a service whose answer all the rest is about.
    private static func asked(_ acts: [CutAct], _ cut: CutDescription) -> String? {
        let calls = acts.filter { $0.declared == nil }
        guard calls.count == 1, let call = calls.first, call.hasClosure else { return nil }
        return service(of: call, isValue: false, cut)
    }

    /// Names the work on the controller's own state and objects.
    private static func work(_ acts: [CutAct], _ all: [CutAct], _ cut: CutDescription, _ host: HostSubject) -> String {
        let isDeed = host.kind == .deed && HostWords.isVerb(host.verb)
        if cut.coversWholeBody, isDeed, !host.event.isEmpty { return host.event }
        if let name = ObjectWork.name(of: acts) { return name }
        let locals = Set(all.flatMap(\.locals))
        let own = all.filter { !locals.contains($0.root) }
        let state = own.firstIndex { StatePhrases.name(of: $0) != nil }
        let deed = own.firstIndex { $0.chain.count > 1 && DeedWords.name(of: $0) != nil && isVerbal($0) }
        if let deed, deed < state ?? own.count, let name = DeedWords.name(of: own[deed]) { return name }
        if let state, let name = StatePhrases.name(of: own[state]) { return merged(name, own, cut) }
        if cut.coversWholeBody, !cut.host.isEntry, !host.event.isEmpty { return host.event }
        let handed = Set(cut.parameters.map(\.name))
        if let name = first(of: own, { handed.contains($0.root) ? nil : ownDeed(of: $0) }) { return name }
        let named = { (act: CutAct) in act.declared == nil && !handed.contains(act.root) }
        if let name = first(of: all, { named($0) ? DeedWords.name(of: $0) : nil }) { return name }
        if host.kind == .deed, !host.event.isEmpty { return host.deed }
        if let read = acts.first, read.chain.count == 2, ["shared", "standard"].contains(read.name) {
            return "prepare" + capitalized(plainParts(of: read.root))
        }
        if let name = last(of: acts) { return name }
        return "load" + (host.noun.isEmpty ? "Data" : host.noun)
    }

    /// A call that nothing else names, where no answer comes: `generator.generate(.impact)` is `generateImpact`.
    private static func last(of acts: [CutAct]) -> String? {
        guard acts.count == 1, let act = acts.first, act.form == .call, act.declared == nil, !act.hasClosure,
            act.chain.count > 1, act.name.first?.isLowercase == true, act.name.count > 3
        else { return nil }
        let parts = plainParts(of: act.name)
        guard parts.count == 1 else { return lowercasedName(parts) }
        return act.name
            + (act.arguments.first.flatMap { StorageKey.noun($0.tokens) } ?? capitalized(plainParts(of: act.owner)))
    }

    private static func isVerbal(_ act: CutAct) -> Bool {
        HostWords.isVerb(plainParts(of: act.name).first?.lowercased() ?? "")
    }

    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// `saveNameAndMail`, `observeNotifications`; the first where they do different things.
    private static func together(_ names: [String], _ host: HostSubject) -> String {
        let verbs = Set(names.map { nameParts(of: $0).first ?? "" })
        guard verbs.count == 1, let verb = verbs.first, let first = names.first else { return names.first ?? "" }
        let nouns = names.map { String($0.dropFirst(verb.count)) }
        let both = verb + nouns.joined(separator: "And")
        if names.count == 2, both.count <= 28 { return both }
        let nounOfAll = ["load": "Settings", "observe": "Notifications", "remove": "Settings", "save": "Settings"]
        return nounOfAll[verb].map { verb + $0 } ?? first
    }

    private static func first(of acts: [CutAct], _ name: (CutAct) -> String?) -> String? {
        for act in acts { if let found = name(act) { return found } }
        return nil
    }

    /// Several writes of one verb: `store` keeps them together.
    private static func merged(_ name: String, _ acts: [CutAct], _ cut: CutDescription) -> String {
        var names: [String] = []
        for found in acts.compactMap({ StatePhrases.name(of: $0) }) where !names.contains(found) { names.append(found) }
        guard names.count > 1 else { return name }
        let verbs = Set(names.map { nameParts(of: $0).first ?? "" })
        guard verbs.count == 1, let verb = verbs.first else { return name }
        let host = HostSubject(id: cut.host.id)
        if names.count == 2 {
            let both = names.map { capitalized(Array(nameParts(of: $0).dropFirst())) }.filter { !$0.isEmpty }
            if both.count == 2, both.joined().count <= 20 { return verb + both.joined(separator: "And") }
        }
        if verb == "store" { return verb }
        return verb + (host.noun.isEmpty || host.kind == .event ? "State" : host.noun)
    }

    private static func network(of act: CutAct, _ host: HostSubject) -> String? {
        let isSession =
            act.chain.contains("URLSession") || words(of: act.owner).contains("session")
            || words(of: act.root).contains("session")
        let tasks: Set<String> = ["data", "dataTask", "dataTaskPublisher", "downloadTask", "uploadTask"]
        let libraries: Set<String> = ["AF", "Alamofire", "NSURLConnection"]
        guard act.form == .call, isSession && tasks.contains(act.name) || libraries.contains(act.root) else {
            return nil
        }
        if act.name == "uploadTask" || act.name == "upload" {
            return "upload" + (host.noun.isEmpty ? "Data" : host.noun)
        }
        if host.kind == .deed, VerbClass(word: host.verb) == .fetch || VerbClass(word: host.verb) == .persist,
            host.verb != "get", !host.noun.isEmpty
        {
            return host.verb + host.noun
        }
        return (act.name == "downloadTask" ? "download" : "load") + (host.noun.isEmpty ? "Data" : host.noun)
    }

    /// The method of a service: `api.login(…)` is `login`, `userService.fetch()` is `fetchUser`.
    private static func service(of act: CutAct, isValue: Bool, _ cut: CutDescription) -> String? {
        guard act.form == .call, act.chain.count > 1, act.name.first?.isLowercase == true,
            !ViewPhrases.wrappers.contains(act.name)
        else { return nil }
        let holders: Set<String> = [
            "current", "default", "instance", "main", "shared", "sharedInstance", "standard",
        ]
        guard !holders.contains(act.name) else { return nil }
        let owner = act.chain.dropLast().last { !holders.contains($0) } ?? ""
        guard words(of: owner).last != "context" else { return nil }
        let isService =
            TypeWords.classify(owner) == .service || ["api", "backend", "server"].contains(words(of: owner).last ?? "")
        guard isService else { return nil }
        var parts = CompletedDeed.untilFiller(plainParts(of: act.name))
        if parts.count == 1, HostWords.isVerb(parts[0].lowercased()), parts[0].lowercased().count < 9 {
            let subject = plainParts(of: owner)
            let endings: Set<String> = [
                "API", "Api", "Client", "Manager", "Provider", "Repository", "Service", "Store", "api", "client",
                "manager", "provider", "repository", "service", "store",
            ]
            let noun = subject.filter { !endings.contains($0) }
            let isDeed = VerbClass(word: parts[0].lowercased()).map { [.fetch, .persist].contains($0) } ?? false
            if isDeed, !noun.isEmpty, noun.count < subject.count {
                parts += [capitalized(noun)]
            } else if let sent = sent(act, cut) {
                parts.append(sent)
            } else if !noun.isEmpty, let deed = DeedWords.name(of: act),
                act.arguments.first?.label.isEmpty ?? false || deed.hasPrefix("fetch")
            {
                parts = nameParts(of: deed)
            }
        }
        if parts.first?.lowercased() == "get" { parts[0] = "load" }
        let isVerb = HostWords.isVerb(parts.first?.lowercased() ?? "")
        if isValue || CompletedDeed.isPlural(parts), !isVerb { parts.insert("load", at: 0) }
        return lowercasedName(parts)
    }

    /// Names what a service is given: `release(slot)` releases a `Slot`, so does `release(old)` where `old` is a slot.
    private static func sent(_ act: CutAct, _ cut: CutDescription) -> String? {
        guard let first = act.arguments.first, first.label.isEmpty, first.tokens.count == 1,
            let value = cut.parameters.first(where: { first.tokens[0].isName($0.name) })
        else { return nil }
        let type = plainParts(of: TypeName(value.type).core).last ?? ""
        let isType = words(of: value.name).last != type.lowercased() && ParameterWords.isOfApp(value)
        return capitalized(isType ? [type] : plainParts(of: value.name))
    }

    private static func ownDeed(of act: CutAct) -> String? {
        guard act.form == .call, act.chain.count == 1, act.declared == nil, act.name.first?.isLowercase == true else {
            return nil
        }
        guard !DeedWords.silent.contains(act.name), !ViewPhrases.wrappers.contains(act.name) else { return nil }
        return lowercasedName(plainParts(of: act.name))
    }
}
