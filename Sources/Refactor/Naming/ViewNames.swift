/// The name of a method of the view, from all that its statements do.
enum ViewNames {
    static func name(of cut: CutDescription) -> String { name(of: cut, byParameters: true) }

    /// The name by the views alone, where the one by the parameters is taken.
    static func otherName(of cut: CutDescription) -> String { name(of: cut, byParameters: false) }

    private static func name(of cut: CutDescription, byParameters: Bool) -> String {
        let host = HostSubject(id: cut.host.id)
        let acts = ActReader.acts(of: cut.statements.joined(separator: "\n"))
        if let result = cut.result {
            return ResultNames.name(of: result, acts: acts, parameters: cut.parameters)
        }
        if let report = ReportWords.name(of: acts) ?? observation(acts, host, cut) { return report }
        if let ended = ended(by: acts) { return ended }
        if tellsFailure(cut) { return "showError" }
        let all = distinct(ViewPhrases.phrases(of: acts, host: host))
        let telling = all.filter { $0.topic != .upkeep }
        let phrases = telling.isEmpty ? Array(all.prefix(1)) : telling
        guard let first = phrases.first else { return onlyCall(acts) ?? fallback(host, cut) }
        let alerts = phrases.filter { $0.topic == .alert }
        if let alert = alerts.first(where: { $0.verb != "add" }) ?? alerts.first { return alert.name }
        if let loading = loading(phrases) { return loading }
        let shows = phrases.filter { $0.topic == .content && $0.verb != "clear" }
        if shows.count > 1 || shows.count == 1 && phrases.count > 1, ParameterWords.model(of: cut.parameters) != nil {
            return "show"
        }
        if let state = phrases.first(where: { tellsState($0) }), distinctNouns(phrases).count > 1 { return state.name }
        if byParameters, shows.count + phrases.filter({ $0.verb == "update" }).count > 0, phrases.count > 1,
            let noun = ParameterWords.subject(of: cut.parameters, in: cut.statements)
        {
            return "show" + noun
        }
        if phrases.count == 1 { return first.name }
        return together(phrases, host, cut)
    }

    /// Returns true if all that the statements are given is an error, and they say it: `showError(_ error: Error)`.
    private static func tellsFailure(_ cut: CutDescription) -> Bool {
        guard cut.parameters.count == 1, TypeName(cut.parameters[0].type).core.hasSuffix("Error") else { return false }
        return cut.statements.contains { $0.contains("localizedDescription") }
    }

    /// `timer?.invalidate()` and `timer = nil` are `invalidateTimer`.
    private static func ended(by acts: [CutAct]) -> String? {
        guard let first = acts.first, first.form == .call, ["cancel", "invalidate"].contains(first.name),
            first.chain.count == 2, acts.dropFirst().allSatisfy({ $0.form == .write && $0.chain == [first.root] })
        else { return nil }
        return first.name + capitalized(plainParts(of: first.root))
    }

    /// A screen that only begins or ends to listen: `observeKeyboardWillShow`, `observeNotifications`, `stopObserving`.
    private static func observation(_ acts: [CutAct], _ host: HostSubject, _ cut: CutDescription) -> String? {
        let names = acts.compactMap { StorePhrases.name(of: $0, cut: cut, host: host) }
        guard names.count == acts.count, let first = names.first else { return nil }
        let verbs = Set(names.map { nameParts(of: $0).first ?? "" })
        guard verbs == ["observe"] || verbs == ["stop"] else { return nil }
        return Set(names).count == 1 ? first : "observeNotifications"
    }

    /// A label that stands for all the screen: `showNoResults`, `showErrorView`.
    private static func tellsState(_ phrase: NamePhrase) -> Bool {
        phrase.topic == .visibility && phrase.verb == "show"
            && ["Empty", "Error", "No", "Placeholder"].contains(nameParts(of: phrase.noun).first ?? "")
    }

    /// A single call that is not known says itself what it does: `chat.addMedia(item)` is `addMedia`.
    private static func onlyCall(_ acts: [CutAct]) -> String? {
        let deeds = acts.filter { $0.declared == nil }
        guard deeds.count == 1, let act = deeds.first else { return nil }
        if act.keyword == "if", act.others.isEmpty, act.inner.count == 1 {
            return onlyCall(act.inner).map { $0 + "IfNeeded" }
        }
        guard act.form == .call, act.earlier.isEmpty, !DeedWords.silent.contains(act.name) else { return nil }
        if ["performSelector", "requestWhenInUseAuthorization"].contains(act.name) { return DeedWords.name(of: act) }
        guard act.root.first?.isUppercase == false, act.name.first?.isLowercase == true,
            !ViewPhrases.wrappers.contains(act.name)
        else { return nil }
        if let event = DeedWords.event(of: act) { return event }
        let parts = plainParts(of: act.name)
        guard parts.count == 1 else { return lowercasedName(CompletedDeed.untilFiller(parts)) }
        if act.chain.count == 1 { return lowercasedName(parts) }
        return act.owner.isEmpty ? nil : lowercasedName(parts) + ViewNoun.itself(act.owner)
    }

    private static func distinct(_ phrases: [NamePhrase]) -> [NamePhrase] {
        var names: Set<String> = []
        return phrases.filter { names.insert($0.name).inserted }
    }

    /// A spinner and what goes with it: buttons that are disabled, content that is hidden.
    private static func loading(_ phrases: [NamePhrase]) -> String? {
        guard phrases.count > 1, let spinner = phrases.first(where: { $0.topic == .loading }) else { return nil }
        let verb = ["start", "show"].contains(spinner.verb) ? "show" : "hide"
        let companions = phrases.filter { $0.topic != .loading }
        let fits = companions.allSatisfy { [.input, .visibility].contains($0.topic) || $0.verb == "clear" }
        return fits ? verb + "Loading" : nil
    }

    private static func together(_ phrases: [NamePhrase], _ host: HostSubject, _ cut: CutDescription) -> String {
        if let animation = phrases.first(where: { $0.topic == .animation }) { return animation.name }
        if phrases.contains(where: { $0.topic == .rows }) { return rows(phrases, host) }
        let isSetUp = phrases.allSatisfy { [.setUp, .style].contains($0.topic) || $0.verb == "layOut" }
        let main = phrases.filter { ![.loading, .style].contains($0.topic) || isSetUp }
        let nouns = Set(main.map(\.noun))
        let verbs = Set(main.map(\.verb))
        if main.count == 1, let only = main.first { return only.name }
        if nouns.count == 1, let noun = nouns.first, !noun.isEmpty {
            return (isSetUp ? (verbs.count == 1 ? main[0].verb : "setUp") : sameNounVerb(main)) + noun
        }
        if isSetUp { return setUp(phrases, host) }
        if let shown = exchange(main) { return shown.name }
        if verbs.count == 1, let verb = verbs.first { return sameVerb(verb, main, host) }
        if let shared = sharedNoun(main) { return (verbs.contains("show") ? "show" : "update") + shared }
        if let table = phrases.first(where: { $0.topic == .table }), main.filter({ $0.topic == .content }).isEmpty {
            return table.name
        }
        if !main.isEmpty, main.count <= 2, !main.contains(where: { $0.topic == .setUp }) {
            let both = main.map { capitalized([$0.name]) }.joined(separator: "And")
            if both.count <= 24 { return lowercasedName(nameParts(of: both)) }
        }
        return fallback(host, cut)
    }

    /// One view comes where another goes: what is shown says it.
    private static func exchange(_ phrases: [NamePhrase]) -> NamePhrase? {
        let shown = phrases.filter { $0.verb == "show" }
        let isVisibility = phrases.allSatisfy { $0.topic == .visibility && ["hide", "show"].contains($0.verb) }
        return isVisibility && shown.count == 1 ? shown.first : nil
    }

    private static func rows(_ phrases: [NamePhrase], _ host: HostSubject) -> String {
        let rows = phrases.filter { $0.topic == .rows }
        if rows.count == 1, let row = rows.first { return row.name }
        return rows.contains { $0.verb == "move" } ? "moveRow" : "updateRows"
    }

    private static func sameNounVerb(_ phrases: [NamePhrase]) -> String {
        let verbs = phrases.map(\.verb)
        if verbs.contains("show"), !verbs.contains("hide") { return "show" }
        if verbs.contains("hide"), !verbs.contains("show") { return "hide" }
        return "update"
    }

    private static func setUp(_ phrases: [NamePhrase], _ host: HostSubject) -> String {
        let verb =
            phrases.allSatisfy { $0.topic == .style }
            ? (phrases.allSatisfy { $0.verb == "layOut" } ? "layOut" : "style") : "setUp"
        if let shared = sharedNoun(phrases) { return verb + shared }
        if let kind = ViewNoun.together(phrases.compactMap(\.view)) { return verb + kind }
        let nouns = distinctNouns(phrases.filter { $0.topic == .setUp && $0.noun != "Constraints" })
        if verb == "setUp", nouns.count == 1 { return verb + nouns[0] }
        return verb + (host.kind == .deed && !host.noun.isEmpty ? host.noun : "Views")
    }

    private static func sameVerb(_ verb: String, _ phrases: [NamePhrase], _ host: HostSubject) -> String {
        let views = phrases.compactMap(\.view)
        let nouns = distinctNouns(phrases)
        if nouns.count == 2, (verb + nouns.joined(separator: "And")).count <= 30 {
            return verb + nouns.joined(separator: "And")
        }
        if views.count == phrases.count, let kind = ViewNoun.together(views) { return verb + kind }
        if let shared = sharedNoun(phrases) { return verb + shared }
        if !host.noun.isEmpty, host.kind != .event || verb == "show" { return verb + host.noun }
        return verb == "show" ? "showDetails" : verb + "Views"
    }

    private static func distinctNouns(_ phrases: [NamePhrase]) -> [String] {
        var seen: Set<String> = []
        return phrases.map(\.noun).filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// The first word, where all nouns begin with the same: `UserName`, `UserMail` are `User`.
    private static func sharedNoun(_ phrases: [NamePhrase]) -> String? {
        let firsts = Set(phrases.map { nameParts(of: $0.noun).first ?? "" })
        guard firsts.count == 1, let first = firsts.first, first.count > 2 else { return nil }
        return ["View", "Title", "Label", "Button", "Top", "Left", "Right", "Bottom"].contains(first)
            ? nil : capitalized([first])
    }

    /// By the host's name, where the statements have nothing in common: `loadUser` shows the user.
    private static func fallback(_ host: HostSubject, _ cut: CutDescription) -> String {
        if cut.coversWholeBody, !cut.host.isEntry, !host.event.isEmpty { return host.event }
        if let branch = BranchWords.name(of: cut) { return branch }
        if ParameterWords.model(of: cut.parameters) != nil { return "show" }
        if host.kind == .lifecycle {
            return ["viewDidLoad", "loadView", "awakeFromNib"].contains(host.event) ? "setUpViews" : "updateViews"
        }
        guard !host.noun.isEmpty else { return "updateViews" }
        if ["clear", "delete", "forget", "remove", "reset"].contains(host.verb) { return "clear" + host.noun }
        let verb = VerbClass(word: host.verb)
        if host.kind == .event { return "updateViewsFor" + host.noun }
        if verb == .fetch || verb == .show { return "show" + host.noun }
        if verb == .setUp { return "setUp" + host.noun }
        return "update" + host.noun
    }
}
