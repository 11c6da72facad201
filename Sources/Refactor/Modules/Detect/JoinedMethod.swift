/// A method of an app.
///
/// A class, since all that look for something walk over all of them.
final class JoinedMethod: Sendable {
    let name: String
    let parameters: [AppMethod.Parameter]
    let labels: [String]
    let result: TypeNames?
    let isStatic: Bool
    let file: String
    let line: Int
    let steps: [WireStep]
    /// The traits of its body: those who look for something need not read all bodies.
    let traits: BodyTraits
    let isRequirement: Bool

    init(_ method: AppMethod) {
        name = method.name
        parameters = method.parameters
        labels = method.parameters.map(\.label)
        result = method.result
        isStatic = method.isStatic
        file = method.file
        line = method.line
        steps = method.steps
        traits = BodyTraits(method.steps)
        isRequirement = method.isRequirement
    }

    /// The selector with the types of the parameters, which tell methods of one selector apart.
    var signature: String {
        selector + ")" + parameters.map { $0.type?.names.first ?? "" }.joined(separator: ",")
    }

    /// The name with the labels: `present(_:animated:)` without brackets.
    var selector: String { name + "(" + labels.joined(separator: ":") }
}
