import Refactor

/// Spells the parts of a module that callers may give: parameters of what builds, and the module's own in their place,
/// which the view keeps.
struct GivenParts {
    let plan: Plan
    let spelling: Spelling

    /// The ports to parts that the builder is given.
    var ports: [Port] {
        plan.roles.flatMap(plan.ports).filter { $0.given == .caller && plan.roles.contains($0.to) }
    }

    /// The further parameters of what builds: `coordinator: LoginCoordinating? = nil`. Names that it has already are
    /// those of others.
    func parameters(besides known: Set<String> = [], isRequirement: Bool = false) -> [String] {
        ports.map { port in
            let (label, name) = (spelling.property(of: port), name(of: port, besides: known))
            let start = label == name ? label : "\(label) \(name)"
            return "\(start): \(spelling.optionalType(of: port))" + (isRequirement ? "" : " = nil")
        }
    }

    /// The same as further arguments: `, coordinator: coordinator`.
    func arguments(besides known: Set<String>) -> String {
        ports.map { ", \(spelling.property(of: $0)): \(name(of: $0, besides: known))" }.joined()
    }

    /// The parameter's name inside of the function.
    func name(of port: Port, besides known: Set<String>) -> String {
        let name = spelling.property(of: port)
        return known.contains(name) ? prefixed("given", port) : name
    }

    /// The view's properties for the module's own parts.
    func properties() -> [String] {
        ports.flatMap { port in
            let name = spelling.property(of: port)
            return [
                "", "/// The module's own \(name), which nobody else keeps; nil where the app gave one.",
                "var \(own(port)): \(plan.name(of: port.to))?",
            ]
        }
    }

    /// The name of the module's own part.
    func own(_ port: Port) -> String { prefixed("own", port) }

    /// What the holder is given: `coordinator ?? view.ownCoordinator`.
    func value(of port: Port, view: String) -> String { "\(spelling.property(of: port)) ?? \(view).\(own(port))" }

    private func prefixed(_ word: String, _ port: Port) -> String {
        let name = spelling.property(of: port)
        return word + name.prefix(1).uppercased() + name.dropFirst()
    }
}
