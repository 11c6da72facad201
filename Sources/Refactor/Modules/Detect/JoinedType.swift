/// A type of an app, as all its files declare it together.
///
/// A class, since whoever asks for one looks at a part of it.
final class JoinedType: Sendable {
    let name: String
    let keyword: AppType.Keyword
    let inherits: [TypeNames]
    let properties: [AppProperty]
    let methods: [JoinedMethod]
    let file: String
    let line: Int
    let lineCount: Int
    let isGeneric: Bool
    /// The names of its generic parameters.
    let generics: [String]
    /// The supertypes that only additions to it inherit, which may stand elsewhere.
    let lent: Set<String>

    init(_ type: AppType) {
        name = type.name
        keyword = type.keyword
        inherits = type.inherits
        properties = type.properties
        methods = type.methods.map(JoinedMethod.init)
        file = type.file
        line = type.line
        lineCount = type.lineCount
        isGeneric = type.isGeneric
        generics = type.generics
        lent = type.lent
    }
}
