/// The context of a style's templates: what they may name.
struct TemplateContext {
    /// Single values by their names.
    var texts: [String: String]
    var components: [[String: String]] = []
    var ports: [[String: String]] = []
    var protocols: [[String: String]] = []

    /// The keys of an entry of each list.
    static let lists: [String: [String]] = [
        "components": ["file", "folder", "name", "role", "variable"],
        "ports": ["from", "hold", "property", "protocol", "to"],
        "protocols": ["from", "name", "to"],
    ]
}
