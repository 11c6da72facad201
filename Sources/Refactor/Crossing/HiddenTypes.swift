/// The types that code outside of the controller's file cannot name.
struct HiddenTypes {
    /// Names at the file's top level that only the file can see.
    private let names: Set<String>

    init(of controller: Controller) {
        names = Set(controller.files.flatMap(\.globals).filter { $0.isTopLevel && $0.access.isFileBound }.map(\.name))
    }

    /// A name in a signature that only the file can see.
    func ofFile(in fact: MemberFact) -> String? {
        names.isEmpty ? nil : Self.typeNames(in: fact).first(where: names.contains)
    }

    private static func typeNames(in fact: MemberFact) -> [String] {
        let parameters = fact.signature?.parameters.map(\.type) ?? []
        return (parameters + [fact.signature?.result, fact.valueType].compactMap { $0 }).flatMap { identifiers(in: $0) }
    }
}
