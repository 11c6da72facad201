/// The labels of a call's arguments: `_` for none, `{` for a trailing closure.
struct ArgumentLabels {
    let labels: [String]

    init(_ labels: [String]) { self.labels = labels }

    /// Returns true if the call can mean a method with these parameters.
    func fit(_ parameters: [Signature.Parameter]) -> Bool { places(in: parameters) != nil }

    /// The index of the parameter to which each argument goes; nil where the call cannot mean such a method.
    func places(in parameters: [Signature.Parameter]) -> [Int]? {
        Self.places(labels[...], parameters[...])
    }

    /// Returns true if a method named in full, `load(id:_:)`, is the one with these parameters.
    func name(_ parameters: [Signature.Parameter]) -> Bool {
        labels == parameters.map { $0.label ?? "_" }
    }

    private static func places(
        _ labels: ArraySlice<String>, _ parameters: ArraySlice<Signature.Parameter>
    ) -> [Int]? {
        guard let label = labels.first else { return parameters.allSatisfy(isOptional) ? [] : nil }
        guard let parameter = parameters.first else { return nil }
        if takes(label, parameter, in: parameters) {
            let place = [parameters.startIndex]
            if let rest = places(labels.dropFirst(), parameters.dropFirst()) { return place + rest }
            if parameter.isVariadic, let rest = places(labels.dropFirst(), parameters) { return place + rest }
        }
        return isOptional(parameter) ? places(labels, parameters.dropFirst()) : nil
    }

    private static func isOptional(_ parameter: Signature.Parameter) -> Bool {
        parameter.hasDefault || parameter.isVariadic
    }

    /// A trailing closure goes to a parameter whose type is written as a function; where none is, its type has a name.
    private static func takes(
        _ label: String, _ parameter: Signature.Parameter, in parameters: ArraySlice<Signature.Parameter>
    ) -> Bool {
        guard label == "{" else { return (parameter.label ?? "_") == label }
        return parameter.type.contains("->") || !parameters.contains { $0.type.contains("->") }
    }
}

extension Signature {
    /// Returns true if a call with these argument labels can mean this method.
    func accepts(labels: [String]) -> Bool { ArgumentLabels(labels).fit(parameters) }
}
