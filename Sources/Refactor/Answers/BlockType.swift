/// The parameters of a block, as its type is written.
enum BlockType {
    /// `(Result<User, Error>) -> Void` takes one value; nil where the type is a name of its own or gives something back.
    static func parameters(of type: String) -> [String]? {
        guard !type.contains("@autoclosure"), !type.contains("inout "),
            case .function(let function)? = TypeParser.type(type), function.effects.isEmpty, function.result == .void
        else { return nil }
        return function.parameters.map(\.type.description)
    }
}
