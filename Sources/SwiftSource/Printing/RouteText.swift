import Refactor

/// The words that a style may use for each route of a module.
struct RouteText {
    let plan: Plan
    let spelling: Spelling

    /// The routes that can be asked for by key.
    var routes: [KeyedRoute] { plan.keyedRoutes(where: canBeCalled) }

    /// `{route}` is the key, `{Route}` the same with a capital, `{call}` the call of the method with what `message.value(_:)`
    /// gives for each parameter.
    var words: [[String: String]] {
        routes.map { route in
            [
                "route": route.key, "Route": route.key.prefix(1).uppercased() + route.key.dropFirst(),
                "call": call(of: plan.controller.members[route.member]),
            ]
        }
    }

    private func call(of member: Member) -> String {
        let arguments = (member.fact.signature?.parameters ?? []).map { parameter in
            let value = "try message.value(\"\(parameter.name)\")"
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        let line = "\(member.name)(\(arguments.joined(separator: ", ")))"
        guard line.count > 90 else { return line }
        return "\(member.name)(\n" + arguments.map { "    " + $0 }.joined(separator: ",\n") + "\n)"
    }

    /// Returns true if values of any type can be given to it, each once.
    private func canBeCalled(_ method: Member) -> Bool {
        guard let signature = method.fact.signature, signature.isVoid, signature.effects.isEmpty,
            signature.generics.isEmpty, spelling.escaped(method.name) == method.name
        else { return false }
        return signature.parameters.allSatisfy { parameter in
            let isClosure = parameter.type.contains("->") || parameter.type.contains("@")
            let isSpecial = parameter.type.hasPrefix("inout ") || parameter.type.hasPrefix("some ")
            return !parameter.isVariadic && !isClosure && !isSpecial && parameter.name != "_"
        }
    }
}
