/// Why a document is no module graph.
package enum ModuleGraphError: Error, Equatable, CustomStringConvertible {
    case unknownSchema(Int, known: Int)
    case unknownKind(String, edge: String, known: [String])
    case unknownStrength(String, hold: String, known: [String])
    case unknownEnd(String, edge: String)
    case nameTwice(String)
    case emptyName

    /// The fault, as the rest of a sentence that names the file.
    package var description: String {
        switch self {
        case .unknownSchema(let schema, let known):
            "the schema \(schema) is not known; this version reads schema \(known)"
        case .unknownKind(let kind, let edge, let known):
            "the edge \(edge) has the unknown kind '\(kind)'; known are \(known.joined(separator: ", "))"
        case .unknownStrength(let strength, let hold, let known):
            "the hold \(hold) has the unknown strength '\(strength)'; known are \(known.joined(separator: ", "))"
        case .unknownEnd(let name, let edge):
            "the edge \(edge) names '\(name)', which is neither a module nor a service of the file"
        case .nameTwice(let name): "two modules or services are called '\(name)'; names must differ"
        case .emptyName: "a module or service has an empty name"
        }
    }
}
