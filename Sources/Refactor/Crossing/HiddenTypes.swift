/// The types that code outside of the controller's file cannot name.
struct HiddenTypes {
    /// Names at the file's top level that only the file can see.
    private let names: Set<String>
    /// For each type nested in the controller that is private and cannot be widened, for it names such a type: that name.
    private let nested: [String: String]

    init(of controller: Controller, access: MemberAccess, names files: FileNames) {
        let names = files.types
        let types = controller.members.filter { $0.kind == .type && access.isFileBound($0) }
        var nested: [String: String] = [:]
        var isChanged = !names.isEmpty
        while isChanged {
            isChanged = false
            for type in types where nested[type.name] == nil {
                let found = type.fact.identifiers.filter { names.contains($0) || nested[$0] != nil }.min()
                guard let found else { continue }
                nested[type.name] = nested[found] ?? found
                isChanged = true
            }
        }
        self.names = names
        self.nested = nested
    }

    /// A name in a signature that only the file can see, or that a private type in it is made of.
    func ofFile(in fact: MemberFact) -> String? {
        guard !names.isEmpty else { return nil }
        return fact.headTypes.flatMap { identifiers(in: $0) }.lazy.compactMap { names.contains($0) ? $0 : nested[$0] }
            .first
    }

    /// The nested types that cannot be seen by other files.
    var nestedNames: Set<String> { Set(nested.keys) }

    /// What keeps a nested type from being seen by other files.
    func name(inNested type: Member) -> String? { nested[type.name] }
}
