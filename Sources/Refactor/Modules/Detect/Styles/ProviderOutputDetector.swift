extension ModuleDetector {
    /// The interactor is a `GreetingProvider`, and answers to a `GreetingOutput` that the presenter is.
    static let providerOutput = ModuleDetector("provider-output") { family, facts in
        let provides = family.names(.interactor).contains { name in
            facts.ancestors(of: name).contains { $0.hasSuffix("Provider") && facts.isProtocol($0) }
        }
        let answers = family.names(.presenter).contains { name in
            facts.ancestors(of: name).contains { $0.hasSuffix("Output") && facts.isProtocol($0) }
        }
        return provides && answers ? 8 : 0
    }
}
