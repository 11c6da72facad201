/// A property as a parameter of the builder: how it is declared there, or why it cannot be.
package struct BuilderParameter: Sendable, Equatable {
    /// The parameter's type.
    package let type: String
    /// The value that it has where callers leave it out; nil where they may not.
    package let defaultValue: String?
    /// Set only where a value is given: the property has one already, or observers that would notice.
    package let isGuarded: Bool
    /// Why it cannot be a parameter.
    package let obstacle: String?

    init(of member: Member, in controller: Controller) {
        let fact = member.fact
        let written = fact.valueType ?? ""
        let type = ModuleInterfaceType(written, in: controller)
        let isEmpty = !fact.hasInitialValue || fact.value == .nilLiteral
        obstacle = Self.obstacle(for: member, type: type, in: controller)
        if isEmpty, fact.isStored {
            self.type = type.parameter
            defaultValue = type.isOptional ? "nil" : nil
            isGuarded = !fact.accessors.isEmpty && type.isOptional
        } else if let value = Self.plainValue(of: member.fact) {
            self.type = type.parameter
            defaultValue = value
            isGuarded = false
        } else {
            // What the screen has already stays, unless callers say otherwise.
            self.type = type.optional
            defaultValue = "nil"
            isGuarded = true
        }
    }

    private static func obstacle(for member: Member, type: ModuleInterfaceType, in controller: Controller) -> String? {
        guard controller.language.buildersMakeScreens else {
            return "in \(controller.language.displayName) the builder makes no screens"
        }
        let generics = Set(controller.mainDeclaration?.fact.generics ?? [])
        if type.written?.mentions(generics) == true { return "its type is a generic one of the class" }
        if type.written == nil { return "its type cannot be read" }
        if member.fact.isConditional { return "it stands inside #if" }
        if !controller.availability(of: member).isEmpty { return "not every version of the system has it" }
        return nil
    }

    /// An initial value that means the same everywhere: a literal, `nil`, an empty list, `.case`.
    private static func plainValue(of fact: MemberFact) -> String? {
        guard let value = fact.value, isPlain(value), fact.accessors.isEmpty, let text = fact.valueText,
            !text.contains("\n"), !text.contains("{")
        else { return nil }
        return text
    }

    private static func isPlain(_ value: Expression) -> Bool {
        switch value {
        case .literal, .nilLiteral, .member(nil, _): true
        case .array(let elements): elements.allSatisfy(isPlain)
        case .dictionary(let keys, let values): (keys + values).allSatisfy(isPlain)
        case .prefix(let sign, let value): sign == "-" && isPlain(value)
        default: false
        }
    }
}
