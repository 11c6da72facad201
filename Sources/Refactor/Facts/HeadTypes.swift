extension MemberFact {
    /// The types that its head names, as written: those of its parameters, its result, and its own.
    package var headTypes: [String] {
        (signature?.parameters.map(\.type) ?? []) + [signature?.result, valueType].compactMap { $0 }
    }
}
