/// The types that code outside of the controller's file cannot name.
struct HiddenTypes {
    /// Names at the file's top level that only the file can see.
    private let names: Set<String>
    /// Types nested in the controller that a private extension hides, where no modifier of their own could be widened.
    private let nested: [(name: String, member: Int)]

    init(of controller: Controller, access: MemberAccess) {
        names = Set(controller.files.flatMap(\.globals).filter { $0.isTopLevel && $0.access.isFileBound }.map(\.name))
        nested = controller.members.filter { type in
            type.kind == .type && type.fact.writtenAccess == nil && access.isFileBound(type)
        }.map { ($0.name, $0.index) }
    }

    /// A name in a signature that only the file can see.
    func ofFile(in fact: MemberFact) -> String? {
        names.isEmpty ? nil : Self.typeNames(in: fact).first(where: names.contains)
    }

    /// A nested type in a signature that stays in a private extension.
    func ofExtension(in fact: MemberFact, isLeaving: (Int) -> Bool) -> String? {
        let hidden = Set(nested.filter { !isLeaving($0.member) }.map(\.name))
        return hidden.isEmpty ? nil : Self.typeNames(in: fact).first(where: hidden.contains)
    }

    private static func typeNames(in fact: MemberFact) -> [String] {
        let parameters = fact.signature?.parameters.map(\.type) ?? []
        return (parameters + [fact.signature?.result, fact.valueType].compactMap { $0 }).flatMap { identifiers(in: $0) }
    }
}
