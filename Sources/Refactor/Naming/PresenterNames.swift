/// The name of a method of the presenter: the event that it is told, or the decision that it takes.
enum PresenterNames {
    static func name(of cut: CutDescription) -> String {
        let host = HostSubject(id: cut.host.id)
        let acts = ActReader.acts(of: cut.statements.joined(separator: "\n"))
        if let title = ActionTitle.name(of: cut) { return title }
        if let call = cut.completionOf { return completion(of: call, cut, host) }
        if let answer = cut.answer { return told(answer, cut, host) }
        if cut.coversWholeBody, !host.event.isEmpty { return host.event }
        if let result = cut.result {
            return ResultNames.name(of: result, acts: acts, parameters: cut.parameters)
        }
        if let report = ReportWords.name(of: acts) { return report }
        return part(of: cut, acts, host)
    }

    /// `didLogin`, `didLoadUser`, `loginDidFail`.
    private static func completion(of call: String, _ cut: CutDescription, _ host: HostSubject) -> String {
        let deed = CompletedDeed(call: call, host: host)
        let label = ClosureLabel(of: call)
        if label?.isFailure == true { return deed.failed }
        if let event = label?.event(of: host.noun) { return event }
        let onlyError = cut.parameters.count == 1 && cut.parameters.allSatisfy { isError($0) }
        return onlyError ? deed.failed : deed.done
    }

    private static func told(_ answer: CutDescription.Answer, _ cut: CutDescription, _ host: HostSubject) -> String {
        answer.isFailure ? CompletedDeed(call: answer.call, host: host).failed : completion(of: answer.call, cut, host)
    }

    private static func isError(_ value: CutDescription.Value) -> Bool {
        guard !value.type.hasSuffix("?") else { return false }
        return words(of: TypeName(value.type).core).last == "error" || ["error", "err"].contains(value.name)
    }

    private static func part(of cut: CutDescription, _ acts: [CutAct], _ host: HostSubject) -> String {
        if let change = change(acts) { return change }
        if acts.count == 1, acts[0].inner.first?.chain.count == 1, let deed = OtherNames.deedIfNeeded(acts[0]) {
            return deed
        }
        let controls = acts.filter { $0.form == .control }
        if let control = controls.first {
            if ["guard", "if"].contains(control.keyword), asksForInput(control.head) {
                return "validate" + (subject(of: control.head) ?? nonEmpty(host.noun) ?? "Input")
            }
            if let handled = handled(control) {
                // What happened tells more than what is asked first.
                return cut.within == nil && saysWhatHappens(host) ? host.event : handled
            }
        }
        let writes = acts.filter { $0.form == .write }
        if writes.count == 1, acts.count == 1, ["false", "true"].contains(writes[0].value.map(\.text).joined()),
            let flag = StatePhrases.name(of: writes[0])
        {
            return flag
        }
        if !writes.isEmpty, writes.count == acts.count {
            let nouns = Set(writes.map { capitalized(plainParts(of: $0.root)) })
            if nouns.count == 1, let noun = nouns.first, !noun.isEmpty { return verb(of: writes) + noun }
            if verb(of: writes) == "reset" {
                return "reset" + (host.noun.isEmpty || host.kind == .event ? "State" : host.noun)
            }
        }
        let deeds = acts.filter { $0.form == .call && $0.declared == nil }
        if let branch = BranchWords.name(of: cut), acts.count > 1 { return branch }
        if acts.count == 1, let deed = deeds.first, isTelling(deed) { return lowercasedName(plainParts(of: deed.name)) }
        if host.kind == .lifecycle, !host.event.isEmpty { return host.event }
        if host.kind == .event, host.noun.isEmpty, !host.event.isEmpty { return host.event }
        if host.kind == .event {
            return "handle" + capitalized(nameParts(of: nonEmpty(host.noun) ?? nonEmpty(host.event) ?? "Event"))
        }
        return host.noun.isEmpty
            ? (host.event.isEmpty ? "handleUpdate" : "handle" + capitalized([host.event])) : "handle" + host.noun
    }

    /// Returns true for some of what a method does itself, no answer and nothing that it asks for.
    static func isPart(_ cut: CutDescription) -> Bool {
        !cut.coversWholeBody && cut.completionOf == nil && cut.answer == nil && cut.result == nil
    }

    /// Returns true for a host that is called by an event or by a deed, and not only by what it is about, as `userPin`, or
    /// by nothing, as `update`.
    private static func saysWhatHappens(_ host: HostSubject) -> Bool {
        guard !host.event.isEmpty, host.event != "update" else { return false }
        return host.kind != .deed || HostWords.isVerb(host.verb)
    }

    /// The first condition of a part, by its subject: `handlePath`.
    static func handled(_ acts: [CutAct]) -> String? { acts.first { $0.form == .control }.flatMap(handled) }

    private static func handled(_ control: CutAct) -> String? {
        guard control.keyword != "for", let noun = subject(of: control.head) else { return nil }
        return "handle" + noun
    }

    /// Names what a loop or a run of statements does to the presenter's own state, where it does nothing else.
    private static func change(_ acts: [CutAct]) -> String? {
        let work = acts.flatMap { ["do", "for"].contains($0.keyword) ? $0.inner : [$0] }
        let isLoop = acts.contains { $0.keyword == "for" }
        if isLoop, let added = work.flatMap(\.all).first(where: { ["add", "append", "insert"].contains($0.name) }),
            added.chain.count > 1
        {
            return "add" + capitalized(plainParts(of: added.owner))
        }
        let names = work.map { StatePhrases.name(of: $0) }
        guard let first = names.first, let name = first, work.contains(where: { $0.form == .call }),
            names.allSatisfy({ $0 != nil })
        else { return nil }
        return name
    }

    /// A call of its own method, or of another's whose name has two words at least.
    private static func isTelling(_ deed: CutAct) -> Bool {
        guard deed.name.first?.isLowercase == true, !ViewPhrases.wrappers.contains(deed.name) else { return false }
        return deed.chain.count == 1 || nameParts(of: deed.name).count > 1
    }

    private static func verb(of writes: [CutAct]) -> String {
        let values = Set(writes.map { $0.value.map(\.text).joined() })
        if values.isSubset(of: ["nil", "0", "[]", "[:]", "\"\"", ""]) { return "reset" }
        return "update"
    }

    private static func nonEmpty(_ noun: String) -> String? { noun.isEmpty ? nil : noun }

    private static func asksForInput(_ head: [CutToken]) -> Bool {
        head.contains {
            $0.kind == .name && ["isEmpty", "isValid", "hasPrefix", "hasSuffix", "matches"].contains($0.text)
                || $0.kind == .name && $0.text.hasPrefix("isValid")
        }
    }

    /// Returns the subject of a condition: the first name that is no word of the language and no view's property.
    private static func subject(of head: [CutToken]) -> String? {
        let silent: Set<String> = [
            "#available", "as", "case", "count", "current", "default", "else", "error", "false", "first", "guard",
            "hasPrefix", "hasSuffix", "iOS", "if", "in", "index", "indexPath", "is", "isEmpty", "isEqual", "last",
            "let", "matches", "nil", "object", "row", "section", "self", "sender", "shared", "sharedInstance",
            "standard", "strongSelf", "text", "trimmingCharacters", "true", "try", "value", "var", "view", "where",
        ]
        let names = head.indices.filter { index in
            let token = head[index]
            let next = index + 1 < head.count ? head[index + 1] : nil
            let isShort = next?.isMark("=") == true && token.text.count < 4
            return token.kind == .name && !silent.contains(token.text) && next?.isMark(":") != true && !isShort
                && (token.text.first?.isLowercase != false || isUncased(token))
        }
        guard let first = names.first.map({ head[$0] }) else {
            return head.contains { $0.isName("error") } ? "Error" : nil
        }
        var parts = ViewNoun.parts(of: first.text)
        while parts.count > 1,
            ["is", "has", "did", "should", "valid", "field", "text", "label", "button"].contains(parts[0].lowercased())
        { parts.removeFirst() }
        let noun = ViewNoun.content(lowercasedName(parts))
        return noun.count < 2 && !isUncased(first) ? nil : noun
    }

    private static func isUncased(_ token: CutToken) -> Bool {
        token.kind == .name && token.text.first.map { $0.isLetter && !$0.isLowercase && !$0.isUppercase } == true
    }
}
