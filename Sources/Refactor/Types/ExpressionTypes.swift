/// The types of a controller's expressions, local names and properties, as a signature has to write them.
///
/// What declarations do not tell is never guessed: the answer is nil then.
package struct ExpressionTypes {
    private let catalog: TypeCatalog

    package init(controller: Controller) { catalog = TypeCatalog(controller) }

    /// Returns true if a type as written is a function, by an alias too.
    func isFunction(_ type: String) -> Bool { catalog.isFunction(type) }

    /// A reading of one member, which keeps what it has told.
    func reading(of member: Member) -> TypeReading { TypeReading(catalog, member) }

    /// The type of an expression that stands in a member; `Void` for a call without a result.
    package func type(of expression: Expression, in member: Member) -> String? {
        var reading = TypeReading(catalog, member)
        return reading.type(of: expression)?.description
    }

    /// The type of a name that is bound in a member.
    package func type(of local: LocalFact, in member: Member) -> String? {
        var reading = TypeReading(catalog, member)
        return reading.type(of: local)?.kept.description
    }

    /// A property's type as written, or else as its initial value tells it.
    package func type(of property: Member) -> String? {
        let reading = TypeReading(catalog, property)
        return property.fact.valueType ?? reading.type(ofProperty: property)?.description
    }

    /// The controller with the types of its properties as their values tell them, since a protocol has to write them.
    func typed(_ controller: Controller) -> Controller {
        guard controller.language == .swift else { return controller }
        return controller.with(
            members: controller.members.map { member in
                guard member.kind == .property, member.fact.valueType == nil, let type = type(of: member) else {
                    return member
                }
                return member.typed(type)
            })
    }
}
