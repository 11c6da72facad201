/// A structure that crosses a boundary in the place of an entity: what is read of the entity there and nothing else.
package struct DataTransferObject: Sendable, Equatable {
    /// A parameter of a method that was cut out.
    package struct Place: Sendable, Hashable {
        package let member: Int
        package let parameter: String
    }

    package struct Property: Sendable, Equatable {
        package let name: String
        package let type: String
    }

    /// `Person`.
    package let entity: String
    /// `PersonData`.
    package let name: String
    /// As the entity declares them.
    package let properties: [Property]
    /// The parameters that take it.
    package let places: Set<Place>

    package func takes(_ parameter: String, of member: Int) -> Bool {
        places.contains(Place(member: member, parameter: parameter))
    }
}

extension Plan {
    /// The same plan with structures in the place of entities, where the style wants them.
    func transported() -> Plan {
        guard canBeWritten, controller.language == .swift,
            let port = style.ports.first(where: { $0.from == .interactor && $0.transports != nil })
        else { return self }
        let finder = DataTransferObjectFinder(plan: self, port: port)
        let found = finder.transports()
        var plan = self
        plan.transports = found
        plan.controller = controller.with(members: controller.members.map { $0.taking(found) })
        plan.findings += finder.findings(besides: found)
        return plan
    }
}

extension Member {
    /// The same method with the structures as types of its parameters.
    fileprivate func taking(_ transports: [DataTransferObject]) -> Member {
        guard let signature = fact.signature else { return self }
        var fact = fact
        fact.signature = Signature(
            parameters: signature.parameters.map { parameter in
                guard let transport = transports.first(where: { $0.takes(parameter.name, of: index) }) else {
                    return parameter
                }
                return Signature.Parameter(
                    label: parameter.label, name: parameter.name, type: transport.name,
                    hasDefault: parameter.hasDefault, isVariadic: parameter.isVariadic)
            },
            effects: signature.effects, result: signature.result, generics: signature.generics,
            constraints: signature.constraints)
        return fact == self.fact ? self : with(fact: fact)
    }
}
