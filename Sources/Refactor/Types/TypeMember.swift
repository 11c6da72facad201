/// A member that an expression may mean, as its declaration tells it.
struct TypeMember: Sendable {
    /// The meanings of the names in its types.
    struct Origin: Sendable {
        /// The type that declares it, by its full name.
        var owner: String
        /// The type that `Self` is.
        var receiver: WrittenType
        /// The meanings of the names of generic parameters.
        var meanings: [String: WrittenType] = [:]
        /// Generic parameters whose meaning is not known.
        var unknown: Set<String> = []
        /// The tables of the SDK do not say which names are generic, so only known names count.
        var isSDK = false
    }

    let isStatic: Bool
    /// Nil for a property.
    let parameters: [Signature.Parameter]?
    /// A property's type or a method's result; nil where it is not known.
    let type: WrittenType?
    let isFailable: Bool
    /// A case of an enum; its parameters are the values that it carries.
    let isCase: Bool
    let origin: Origin

    init(
        isStatic: Bool, parameters: [Signature.Parameter]?, type: WrittenType?, isFailable: Bool = false,
        isCase: Bool = false, origin: Origin
    ) {
        self.isStatic = isStatic
        self.parameters = parameters
        self.type = type
        self.isFailable = isFailable
        self.isCase = isCase
        self.origin = origin
    }

    /// A member of the tables.
    init(_ member: SDKMember, origin: Origin, keepsAny: Bool) {
        let types = SDKSelector.parameterTypes(of: member.value)
        let parameters = zip(member.labels, types).map { label, type in
            Signature.Parameter(
                label: label == "_" ? nil : label, name: label, type: Self.trimmed(type), hasDefault: false,
                isVariadic: type.hasSuffix("..."))
        }
        self.init(
            isStatic: member.isStatic, parameters: member.isMethod ? parameters : nil,
            type: TypeParser.type(member.result, keepsAny: keepsAny).map { $0 == .tuple([]) ? .void : $0 },
            origin: origin)
    }

    private static func trimmed(_ text: String) -> String { String(text.drop { $0 == " " }) }

    /// The parameters to which a call's arguments go; those of the SDK may have defaults that the tables do not tell.
    func places(of labels: [String]) -> [Int]? {
        guard let parameters else { return nil }
        if let exact = ArgumentLabels(labels).places(in: parameters) { return exact }
        guard origin.isSDK else { return nil }
        let lenient = parameters.map { parameter in
            Signature.Parameter(
                label: parameter.label, name: parameter.name, type: parameter.type, hasDefault: true,
                isVariadic: parameter.isVariadic)
        }
        return ArgumentLabels(labels).places(in: lenient)
    }

    /// Returns true if a call gives every argument.
    func takesAll(_ labels: [String]) -> Bool { labels.count == parameters?.count && places(of: labels) != nil }
}
