/// The other names for a cut whose first name is taken, the best first.
enum OtherNames {
    static func of(_ cut: CutDescription, named base: String) -> [String] {
        let acts = ActReader.acts(of: cut.statements.joined(separator: "\n"))
        var names = [acts.count == 1 ? shownState(acts[0]) : nil, BranchWords.name(of: cut)].compactMap { $0 }
        if acts.count == 1, let deed = deedIfNeeded(acts[0]) {
            // Where it goes tells more than that it goes.
            names.append(cut.role == .router ? base + "IfNeeded" : deed)
        }
        if cut.role == .router {
            if let mode = ScreenMode.argument(in: acts) { names.append(base + "For" + mode) }
            if let screen = RouterNames.wholeScreen(in: acts) { names.append("show" + screen) }
        }
        if cut.role == .interactor, cut.result == nil { names += InteractorNames.otherNames(of: cut) }
        if cut.role == .presenter, PresenterNames.isPart(cut), let handled = PresenterNames.handled(acts) {
            names.append(handled)
        }
        if cut.role == .view, cut.result == nil {
            names += [ViewNames.otherName(of: cut), acts.count == 1 ? changedProperty(acts[0]) : nil].compactMap { $0 }
        }
        return (names + [inState(base, of: cut)].compactMap { $0 }).map(Reserved.cleaned)
    }

    /// `updateMessage` in the branch of `.expired`, beside other such parts, is `updateMessageForExpired`; `showTransfer` in
    /// that of `.withdraw` is `showTransferForWithdraw`.
    private static func inState(_ base: String, of cut: CutDescription) -> String? {
        guard [.router, .view].contains(cut.role), let state = cut.within.flatMap(BranchWords.state) else { return nil }
        let said = Set(words(of: base))
        return words(of: state).allSatisfy(said.contains) ? nil : base + "For" + state
    }

    /// Returns the name of a method after its host's, where nothing better is free: `handleRefresh`, `performRefresh`; of one
    /// of the view that has all the host's statements, `updateViewsForRefresh`.
    static func last(of cut: CutDescription) -> String? {
        let verbs: [Role: String] = [.interactor: "perform", .presenter: "handle", .view: "updateViewsFor"]
        let event = HostSubject(id: cut.host.id).event
        guard let verb = verbs[cut.role], cut.coversWholeBody || cut.role == .interactor, cut.result == nil,
            !event.isEmpty
        else { return nil }
        return verb + capitalized(nameParts(of: event))
    }

    /// `list.streamKind = kind` updates the stream kind.
    private static func changedProperty(_ act: CutAct) -> String? {
        guard act.form == .write, act.chain.count > 1, ViewWritePhrases.phrase(of: act)?.verb == "configure" else {
            return nil
        }
        return "update" + capitalized(plainParts(of: act.name))
    }

    /// `playButton.setTitle(.pause, for: .normal)` shows a pause button.
    private static func shownState(_ act: CutAct) -> String? {
        guard act.form == .call, ["setImage", "setTitle"].contains(act.name), let value = act.arguments.first,
            ViewNoun.parts(of: act.owner).last?.lowercased() == "button"
        else { return nil }
        let word = value.tokens.last { [.name, .string].contains($0.kind) }?.text ?? ""
        let parts = nameParts(of: word)
        guard (1...2).contains(parts.count), !word.contains("."), value.tokens.count <= 4 else { return nil }
        return "show" + capitalized(parts) + "Button"
    }

    /// A single call under a condition is made only if it is needed.
    static func deedIfNeeded(_ control: CutAct) -> String? {
        guard control.keyword == "if", control.others.isEmpty, control.inner.count == 1 else { return nil }
        return DeedWords.name(of: control.inner[0]).map { $0 + "IfNeeded" }
    }
}
