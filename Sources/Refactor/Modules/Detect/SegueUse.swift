/// Finds segues that only code can perform, and that no code names.
struct SegueUse {
    let map: ModuleMap
    /// Modules that perform segues whose identifiers are not known.
    let open: Set<String>

    private var facts: AppFacts { map.facts }

    /// Performed segues that are in no storyboard: those whose identifier the code spells out.
    ///
    /// What a screen performs that no storyboard draws cannot be looked up: that is a note, and no finding.
    func lost(_ segues: [LostSegue]) -> (findings: [ModuleFinding], edges: [ModuleEdge], notes: [String]) {
        guard !segues.isEmpty else { return ([], [], []) }
        let said = texts
        let lost = segues.filter { said.contains($0.identifier) && !performsItself($0.module) }
        let drawn = lost.filter { isDrawn($0.module) }
        let findings = drawn.map { segue in
            ModuleFinding(
                code: "segue-leads-nowhere",
                message: "\(segue.module) performs the segue “\(segue.identifier)”, which is in no storyboard",
                subjects: [segue.module], evidence: segue.place)
        }
        let edges = lost.filter { !$0.isLinked && !$0.identifier.isEmpty }.map { segue in
            ModuleEdge(
                from: segue.module, to: segue.identifier + "?", kind: .route, label: "segue", via: segue.identifier,
                evidence: segue.place)
        }
        return (findings, edges, Self.notes(ofUnread: lost.count - drawn.count))
    }

    private static func notes(ofUnread count: Int) -> [String] {
        switch count {
        case 0: []
        case 1: ["1 segue is performed by a screen that no storyboard here draws."]
        default: ["\(count) segues are performed by screens that no storyboard here draws."]
        }
    }

    /// Returns true if a storyboard among the files draws a screen of a module.
    private func isDrawn(_ module: String) -> Bool {
        (map.modules[module]?.roles[.view] ?? []).contains { !facts.interfaces.places(ofClass: $0).isEmpty }
    }

    /// Returns true if a class of a module overrides how segues are performed: it may show something else by them.
    private func performsItself(_ module: String) -> Bool {
        (map.modules[module]?.roles[.view] ?? []).flatMap { facts.lineage(of: $0) }
            .contains { $0.methods.contains { $0.name.hasPrefix("performSegue") } }
    }

    var findings: [ModuleFinding] {
        let manual = facts.interfaces.files.flatMap { file in
            file.scenes.flatMap { scene in scene.segues.filter(\.isManual).map { (file, scene, $0) } }
        }
        guard !manual.isEmpty else { return [] }
        let said = Set(texts.union(caseNames).map(\.capitalizedName))
        return manual.compactMap { file, scene, segue in
            guard let module = scene.className.flatMap({ facts.known($0) }).flatMap({ map.module(of: $0) }) else {
                return nil
            }
            if open.contains(module) { return nil }
            // The light reading passes over texts with blanks.
            if let identifier = segue.identifier, said.contains(identifier.capitalizedName) || identifier.contains(" ")
            {
                return nil
            }
            let name = segue.identifier.map { "the segue “\($0)”, which nobody performs" }
            return ModuleFinding(
                code: "segue-never-performed",
                message: "\(module) has \(name ?? "a segue without an identifier, which nobody can perform")",
                subjects: [module], evidence: "\(file.path):\(segue.line)")
        }
    }

    /// The names of cases that code names, among them those that a generator makes of segues: `Segues.Main.detail`.
    private var caseNames: Set<String> {
        var found: Set<String> = []
        func note(_ wire: WiringExpression) {
            wire.eachMember { base, name in
                if base == .other || base.pathName != nil { found.insert(name) }
            }
        }
        for type in facts.types.values {
            for property in type.properties { property.value.map(note) }
            for step in type.methods.flatMap(\.steps) { note(step.value) }
        }
        return found
    }

    /// All texts that code may perform a segue by: literals, and the cases of lists of segues.
    private var texts: Set<String> {
        var found = facts.constantTexts
        for type in facts.types.values {
            let isOther = type.keyword == .enum && !type.name.lowercased().contains("segue")
            for property in type.properties where !(isOther && property.isCase) {
                property.value?.eachText { found.insert($0) }
            }
            for step in type.methods.flatMap(\.steps) {
                step.value.eachText { found.insert($0) }
            }
        }
        return found
    }
}

extension AppProperty {
    /// True if it is a case that stands for its own name.
    fileprivate var isCase: Bool { value == .text(name) }
}

extension WiringExpression {
    /// Hands on each string literal in an expression.
    fileprivate func eachText(_ body: (String) -> Void) {
        switch self {
        case .text(let text): body(text)
        case .call(let call):
            call.receiver?.eachText(body)
            for argument in call.arguments { argument.value.eachText(body) }
        case .member(let base, _), .cast(let base, _): base.eachText(body)
        case .several(let values): for value in values { value.eachText(body) }
        case .name, .type, .other: return
        }
    }
}
