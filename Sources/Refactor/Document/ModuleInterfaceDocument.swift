/// A module's interface as a contract for other programs, a part of the plan's document.
package struct ModuleInterfaceDocument: Codable, Equatable, Sendable {
    package struct ValueEntry: Codable, Equatable, Sendable {
        package let kind: String
        package let name: String
        package let type: String?
        /// The form in which the module takes it: `initializer`, `parameter` (of the builder), `property` (set as
        /// before), `posted`.
        package let form: String
        package let proposed: String
        package let parameter: String
        package let required: Bool
        package let obstacle: String?
        package let line: Int
        /// Places of the app that give it or listen to it.
        package let callers: [String]
    }

    package struct RouteEntry: Codable, Equatable, Sendable {
        package let kind: String
        package let target: String?
        package let method: String
        package let role: String
        package let data: [String]
        package let builder: String?
        /// True if the module makes the target by it.
        package let built: Bool
        package let line: Int
    }

    package let inputs: [ValueEntry]
    package let outputs: [ValueEntry]
    package let routes: [RouteEntry]

    init(of border: ModuleInterface) {
        inputs = border.inputs.map(Self.entry)
        outputs = border.outputs.map(Self.entry)
        routes = border.routes.map {
            RouteEntry(
                kind: $0.kind.rawValue, target: $0.target, method: $0.method, role: $0.role.rawValue, data: $0.data,
                builder: $0.builder, built: $0.isBuilt, line: $0.line)
        }
    }

    private static func entry(of value: ModuleInterfaceValue) -> ValueEntry {
        ValueEntry(
            kind: value.kind.rawValue, name: value.name, type: value.type, form: value.form.rawValue,
            proposed: value.proposed.rawValue, parameter: value.parameter, required: value.isRequired,
            obstacle: value.obstacle, line: value.line, callers: value.callers.map(\.place))
    }
}
