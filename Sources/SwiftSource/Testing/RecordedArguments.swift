import Refactor

extension MockDraft {
    /// An argument that a mock keeps.
    struct Recorded {
        let parameter: Signature.Parameter
        /// The name in the record: that of the parameter.
        let name: String
        let index: Int
    }
}

extension MockDraft.Member {
    /// The parameters' names; those without one get one.
    var parameterNames: [String] {
        (fact.signature?.parameters ?? []).enumerated().map { index, parameter in
            parameter.name == "_" ? "value\(index + 1)" : parameter.name
        }
    }

    /// Returns the arguments that can be kept: closures only where they may outlive the call.
    func recorded(by maker: ValueMaker) -> [MockDraft.Recorded] {
        zip(fact.signature?.parameters ?? [], parameterNames).enumerated().compactMap { index, pair in
            let (parameter, name) = pair
            let mayStay = ["@escaping", "@autoclosure"].contains { parameter.type.contains($0) }
            guard mayStay || !maker.isFunction(parameter.type) else { return nil }
            return MockDraft.Recorded(parameter: parameter, name: name, index: index)
        }
    }
}
