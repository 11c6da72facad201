import Refactor

/// Writes the protocols of services with their conformers: the class that is asked, or a wrapper around it.
struct ServicePrinter {
    let plan: Plan
    let spelling: Spelling

    /// The services that are known by protocols, each once.
    var services: [ServiceProtocol] {
        var seen: Set<String> = []
        return plan.roles.flatMap(plan.injections(into:)).compactMap(\.service).filter { seen.insert($0.name).inserted }
    }

    /// The names in the declarations of a service.
    func names(in service: ServiceProtocol) -> Set<String> {
        let named: Set<String> = service.isOfSDK ? [service.type.name] : []
        return service.requirements.reduce(into: named.union(service.functions.values)) {
            $0.formUnion($1.signatureNames)
        }
    }

    /// The protocol, and who fulfils it.
    func declaration(of service: ServiceProtocol) -> String {
        let isolation = service.type.attributes.contains("MainActor") ? spelling.isolation : ""
        let isClass = service.type.keyword == .class
        let requirements = service.requirements.flatMap { fact -> [String] in
            let isWritten =
                fact.kind == .property && !fact.isConstant && fact.isStored && isClass
                && !fact.modifiers.contains { $0.hasSuffix("(set)") }
            return spelling.requirement(fact, isWritten: isWritten).map { spelling.indent + $0 }
        }
        let owner = service.functions.isEmpty ? "its `\(service.type.name)`" : "the \(service.type.name.lowercased())"
        let conformer =
            wrapper(of: service) ?? spelling.lines(["extension \(service.type.name): \(service.name) {}"])
        return spelling.lines(["/// What \(askers(of: service)) of \(owner)."]) + isolation
            + spelling.lines(["protocol \(service.name)\(isClass ? ": AnyObject" : "") {"] + requirements + ["}", ""])
            + conformer
    }

    private func askers(of service: ServiceProtocol) -> String {
        let names = plan.roles.filter { role in plan.injections(into: role).contains { $0.service == service } }
            .map { "`\(plan.name(of: $0))`" }
        return names.joined(separator: " and ") + (names.count == 1 ? " asks" : " ask")
    }

    /// A class that passes on; nil where the real one needs none.
    private func wrapper(of service: ServiceProtocol) -> String? {
        guard let name = service.wrapper else { return nil }
        let indent = spelling.indent
        let variable =
            service.name.hasPrefix(plan.module)
            ? propertyName(of: String(service.name.dropFirst(plan.module.count))) : "service"
        var lines = [
            "/// The real one, for `\(service.name)`: passes on what is asked.",
            "final class \(name): \(service.name) {",
        ]
        if service.functions.isEmpty {
            let type = service.type.name
            lines += [
                "\(indent)private let \(variable): \(type)", "", "\(indent)init(_ \(variable): \(type)) {",
                "\(indent)\(indent)self.\(variable) = \(variable)", "\(indent)}",
            ]
        }
        for (index, fact) in service.requirements.enumerated() {
            if index > 0 || service.functions.isEmpty { lines.append("") }
            lines += member(fact, of: service, on: variable).map { indent + $0 }
        }
        return spelling.lines(lines + ["}"])
    }

    private func member(_ fact: MemberFact, of service: ServiceProtocol, on variable: String) -> [String] {
        guard let signature = fact.signature else {
            let target = "\(variable).\(spelling.escaped(fact.name))"
            let head = "var \(spelling.escaped(fact.name)): \(spelling.qualified(fact.valueType ?? "")) {"
            guard !fact.isConstant else { return [head, spelling.indent + target, "}"] }
            return [head, spelling.indent + "get { \(target) }", spelling.indent + "set { \(target) = newValue }", "}"]
        }
        let target = service.functions[fact.id] ?? "\(variable).\(spelling.escaped(fact.name))"
        let isFunction = service.functions[fact.id] != nil
        let call = spelling.call(of: signature, on: target, isLabelled: !isFunction)
        return spelling.portableAttributes(of: fact) + spelling.head(of: fact, ending: " {") + [
            spelling.indent + call, "}",
        ]
    }
}
