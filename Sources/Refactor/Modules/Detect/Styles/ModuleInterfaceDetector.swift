extension ModuleDetector {
    /// One protocol for a module, `LoginModuleInterface`, which the presenter implements and the view holds.
    static let moduleInterface = ModuleDetector(
        "module-interface", vocabulary: WireVocabulary(meanings: ["eventhander": .presenter])
    ) { family, facts in
        guard facts.isProtocol(family.stem + "ModuleInterface") || family.implementsModuleInterface(facts) else {
            return 0
        }
        let assembles = family.names(.view).contains { name in
            (facts.types[name]?.methods ?? []).contains { method in
                method.isStatic && method.steps.contains { !$0.value.calls.isEmpty }
            }
        }
        return (assembles ? 6 : 0) + (family.holds("eventHander", in: .view, facts) ? 6 : 0)
    }
}

extension ModuleFamily {
    /// Returns true if a presenter implements a protocol whose name ends so.
    func implementsModuleInterface(_ facts: AppFacts) -> Bool {
        names(.presenter).contains { name in facts.ancestors(of: name).contains { $0.hasSuffix("ModuleInterface") } }
    }
}
