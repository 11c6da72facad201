import Refactor

/// Spells who is told what a module reports: the listener's protocol, and a component's reference to it.
struct ListenerText {
    let plan: Plan
    let spelling: Spelling

    private var name: String { plan.listenerName ?? "" }

    /// The protocol; only another name where it has nothing to add to the delegates.
    func declaration() -> [String] {
        guard plan.conditions.contains("listener"), !name.isEmpty else { return [] }
        let comment = "/// Who is told what the \(plan.module) module reports."
        let delegates = plan.listening?.delegates.map(\.type) ?? []
        let reports = plan.listening?.reports ?? []
        guard !reports.isEmpty || plan.isBlank else {
            return [comment, "typealias \(name) = \(delegates.joined(separator: " & "))", ""]
        }
        let bases = delegates.isEmpty ? ["AnyObject"] : delegates
        let methods = reports.map { report in
            let parameters = report.parameters.map { "_ \($0.name): \(spelling.qualified($0.type))" }
            return "\(spelling.indent)func \(spelling.escaped(report.method))(\(parameters.joined(separator: ", ")))"
        }
        return [comment] + spelling.attributes + ["protocol \(name): \(bases.joined(separator: ", ")) {"] + methods
            + ["}", ""]
    }

    /// The property of the component that reports: what it told its delegates and blocks it tells the listener.
    func property() -> [String] {
        guard plan.conditions.contains("listener"), !name.isEmpty else { return [] }
        let usesAny = plan.controller.files.contains(where: \.writesAny)
        let head = ignored + "weak var listener: \(spelling.optional((usesAny ? "any " : "") + name))"
        guard let listening = plan.listening else { return ["/// Who is told what this module reports.", head] }
        let delegates = listening.delegates.map { "\(spelling.escaped($0.property)) = listener" }
        let reports = listening.reports.map { report in
            let arguments = report.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
            let call = "self?.listener?.\(spelling.escaped(report.method))(\(arguments))"
            return "\(spelling.escaped(report.property)) = { [weak self] in \(call) }"
        }
        let statements = (delegates + reports).map { spelling.indent + spelling.indent + $0 }
        return ["/// Who is told what this module reports.", head + " {", spelling.indent + "didSet {"] + statements
            + [spelling.indent + "}", "}"]
    }

    /// The attribute of variables that are no state of the component that reports, and a blank.
    private var ignored: String {
        let holder = plan.style.component(for: plan.style.owner(of: plan.style.wiring.outputHolder))
        return holder.map { $0.ignoredAttribute.isEmpty ? "" : $0.ignoredAttribute + " " } ?? ""
    }

    /// The parameter of what makes the module with a screen of its own.
    var parameter: String? {
        guard plan.conditions.contains("listener"), let name = plan.listenerName else { return nil }
        let usesAny = plan.controller.files.contains(where: \.writesAny)
        return "withListener listener: " + (usesAny ? "any " : "") + name
    }

    /// The names in what it writes.
    var names: Set<String> {
        Set((plan.listening?.reports ?? []).flatMap(\.parameters).flatMap { identifiers(in: $0.type) })
    }
}
