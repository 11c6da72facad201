/// The work on one object that a member holds: it is made, configured, started.
enum ObjectWork {
    private static let objects: Set<String> = [
        "assistant", "browser", "center", "client", "connection", "container", "controller", "engine", "formatter",
        "manager", "monitor", "picker", "player", "provider", "queue", "recorder", "service", "session", "store",
        "synthesizer", "timer",
    ]
    private static let starts: Set<String> = ["play", "resume", "start", "startRunning", "startUpdating"]

    /// Nil where the acts are about no object or about several that have little in common.
    static func name(of acts: [CutAct]) -> String? {
        let made = acts.filter(makes)
        if let first = made.first {
            let noun = capitalized(plainParts(of: first.name))
            if made.count == 2 {
                let both = "setUp" + noun + "And" + capitalized(plainParts(of: made[1].name))
                if both.count <= 32 { return both }
            }
            let isTimer = first.value.contains { $0.text == "scheduledTimer" }
            let isStarted = acts.contains { $0.form == .call && $0.root == first.root && starts.contains($0.name) }
            return (isTimer || isStarted ? "start" : "setUp") + noun
        }
        let roots = Set(acts.map(\.root))
        guard acts.count > 1, roots.count == 1, let root = roots.first, !root.isEmpty,
            acts.allSatisfy({ $0.declared == nil && $0.chain.count > 1 && $0.form != .control }),
            acts.contains(where: { $0.form == .write || $0.name.hasPrefix("set") }), isObject(root)
        else { return nil }
        return "configure" + capitalized(plainParts(of: root))
    }

    /// `session = AVCaptureSession()`, `timer = Timer.scheduledTimer(…)`, `session = AVAudioSession.sharedInstance()`.
    private static func makes(_ act: CutAct) -> Bool {
        guard act.form == .write, act.chain.count == 1, let type = act.value.first, type.kind == .name,
            type.text.first?.isUppercase == true, act.value.contains(where: { $0.isMark("(") || $0.isMark(".") }),
            act.value.count < 60
        else { return false }
        let isNew = act.value.dropFirst().first?.isMark("(") == true
        let isTold = act.value.contains { ["scheduledTimer", "sharedInstance", "shared"].contains($0.text) }
        return isObject(act.name) && (isNew || isTold)
    }

    private static func isObject(_ name: String) -> Bool {
        objects.contains(words(of: name).last ?? "") || ["id", "session"].contains(words(of: name).last ?? "")
    }
}
