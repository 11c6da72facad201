/// The event that a call is done: `login` gives `didLogin` and `loginDidFail`.
struct CompletedDeed {
    let done: String
    let failed: String

    /// Calls whose own name says nothing about what was asked for.
    private static let general: Set<String> = [
        "addObserver", "async", "asyncAfter", "data", "dataTask", "downloadTask", "execute", "get", "perform",
        "post", "put", "request", "response", "responseData", "responseDecodable", "responseJSON", "resume", "run",
        "send", "sink", "start", "subscribe", "task", "then", "upload", "validate",
    ]

    init(call: String, host: HostSubject) {
        let act = ActReader.acts(of: call).first ?? CutAct()
        let name = act.chain.last { !Self.general.contains($0) && $0.first?.isLowercase == true } ?? ""
        let isGeneral = Self.general.contains(act.name)
        if act.name == "addObserver", let noun = Self.notification(act) {
            self.init(done: lowercasedName(nameParts(of: noun)), failed: "observingDidFail")
        } else if act.root == "UIView" || act.name == "animate" {
            self.init(done: "didFinishAnimation", failed: "animationDidFail")
        } else if ["present", "dismiss"].contains(act.name) {
            self.init(done: act.name == "present" ? "didPresent" : "didClose", failed: act.name + "DidFail")
        } else if isGeneral {
            let isDeed = host.kind == .deed && !host.noun.isEmpty
            let deed = isDeed ? host.deed : "load" + (host.noun.isEmpty ? "Data" : host.noun)
            self.init(deed: nameParts(of: deed))
        } else if Self.isDeed(name) || host.kind != .deed || host.noun.isEmpty {
            let parts = Self.untilFiller(plainParts(of: name))
            self.init(deed: Self.isPlural(parts) ? ["load"] + parts : parts)
        } else {
            self.init(deed: nameParts(of: host.deed))
        }
    }

    /// Returns true if a call says itself what is done when it has been answered: `api.deleteAccount`, not
    /// `Timer.scheduledTimer`.
    static func isClear(_ call: String) -> Bool {
        guard let act = ActReader.acts(of: call).first, act.form == .call, act.chain.count > 1 else { return false }
        let name = act.name == "then" ? act.chain.dropLast().last ?? "" : act.name
        return !general.contains(name) && !["animate", "dismiss", "present"].contains(name) && isDeed(name)
    }

    /// `points(for: phone)` gives points.
    static func isPlural(_ parts: [String]) -> Bool {
        guard let first = parts.first?.lowercased(), let last = parts.last?.lowercased() else { return false }
        return last.hasSuffix("s") && !last.hasSuffix("ss") && !HostWords.isVerb(first)
    }

    private static func isDeed(_ name: String) -> Bool {
        HostWords.isVerb(plainParts(of: name).first?.lowercased() ?? "")
    }

    private static func notification(_ act: CutAct) -> String? {
        (act.argument("forName") ?? act.argument("name")).flatMap { StorageKey.noun($0.tokens) }
    }

    private init(done: String, failed: String) {
        self.done = done
        self.failed = failed
    }

    private init(deed: [String]) {
        var parts = deed
        let isPermission = ["access", "authorization", "permission"].contains(parts.last?.lowercased() ?? "")
        if let first = parts.first?.lowercased(), ["get", "request", "retrieve"].contains(first), !isPermission {
            parts[0] = "load"
        }
        if parts.isEmpty { parts = ["finish"] }
        let isVerbal = parts.count > 1 && VerbClass(word: parts[0].lowercased()) != nil
        let failed = isVerbal ? "didFailTo" + capitalized(parts) : lowercasedName(parts) + "DidFail"
        self.init(done: "did" + capitalized(parts), failed: failed)
    }

    /// `loginWithName` is `login`, but `requestForAccess` is `requestAccess`.
    static func untilFiller(_ parts: [String]) -> [String] {
        if parts.count > 2, parts[1].lowercased() == "for", ["ask", "request", "wait"].contains(parts[0].lowercased()) {
            return [parts[0]] + parts[2...]
        }
        let stop = parts.dropFirst().firstIndex {
            ["by", "for", "from", "in", "on", "using", "with"].contains($0.lowercased())
        }
        return stop.map { Array(parts[..<$0]) } ?? parts
    }
}
