/// A method, an initialiser or an accessor, with what its body wires.
package struct AppMethod: Sendable, Equatable {
    package struct Parameter: Sendable, Equatable {
        /// The word at the call; empty for none.
        package var label: String
        /// The word in the body.
        package var name: String
        package var type: TypeNames?

        package init(label: String, name: String, type: TypeNames?) {
            self.label = label
            self.name = name
            self.type = type
        }
    }

    /// The first word of its name: `init`, `build`; in Objective-C the first part of the selector.
    package var name: String
    package var parameters: [Parameter]
    package var result: TypeNames?
    package var isStatic: Bool
    /// Known in its file alone, and to no framework either.
    package var isPrivate = false
    /// The path of its file; that of its type may be a header.
    package var file = ""
    package var line: Int
    /// The steps of its body, closures included, in the order of the text.
    package var steps: [WireStep]
    /// Stands without a body, as a requirement of a protocol does.
    package var isRequirement: Bool

    package init(
        name: String, parameters: [Parameter] = [], result: TypeNames? = nil, isStatic: Bool = false, line: Int = 0,
        steps: [WireStep] = [], isRequirement: Bool = false
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.isStatic = isStatic
        self.line = line
        self.steps = steps
        self.isRequirement = isRequirement
    }
}
