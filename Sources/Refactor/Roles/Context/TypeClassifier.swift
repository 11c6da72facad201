/// Says what written types are for: by the SDK, by declarations in the given files and the app, else by their names.
package struct TypeClassifier {
    /// Classes whose nested types have short names here: the controller and its superclasses of the app.
    private let scopes: [String]
    /// The types of the given files and of the rest of the app.
    private let given: DeclaredTypes
    private let app: DeclaredTypes
    /// The purposes that the team tells of its own types, which count before all else.
    private let told: [String: TypeClass]
    private let memory = Memory()

    /// The results of earlier look-ups: a controller names few types, and each of them often.
    private final class Memory {
        var written: [String: KnownType] = [:]
        var names: [String: KnownType] = [:]
    }

    /// Knows the SDK and the words of names alone.
    package init() {
        scopes = []
        given = DeclaredTypes()
        app = DeclaredTypes()
        told = [:]
    }

    package init(controller: Controller) {
        let app = controller.project?.types ?? DeclaredTypes()
        let ancestors = controller.ancestors.filter { !app.declarations(of: $0).isEmpty }
        scopes = [controller.name] + ancestors
        given = controller.types
        self.app = app
        told = controller.project?.told ?? [:]
    }

    /// The class of a type as written.
    package func classify(written: String) -> TypeClass { known(written: written).found }

    /// Returns true if a value of a type as written tells something and does nothing.
    func isData(_ type: String) -> Bool {
        [.closure, .error, .model, .plain, .result, .viewModel].contains(classify(written: type))
    }

    /// The class of a plain type name.
    package func classify(name: String) -> TypeClass { known(name: name).found }

    /// The class of a plain type name in Objective-C, where values of Swift are objects: `NSURL`.
    ///
    /// A bundle is where an app's own resources lie; that alone makes no use case.
    func classify(objectiveC name: String) -> TypeClass {
        name == "NSBundle" ? .unknown : classify(name: ReferenceTypes.swift[name] ?? name)
    }

    /// Returns the knowledge about a type as written.
    package func known(written: String) -> KnownType {
        if let known = memory.written[written] { return known }
        let found = known(written: written, besides: [])
        memory.written[written] = found
        return found
    }

    /// Returns the knowledge about a plain type name.
    package func known(name: String) -> KnownType {
        if let known = memory.names[name] { return known }
        let found = known(name: name, besides: [])
        memory.names[name] = found
        return found
    }

    // MARK: - Looking up

    /// Types that are being looked up already are left out, so that declarations in a circle end.
    func known(written: String, besides seen: Set<String>) -> KnownType {
        let name = TypeName(written)
        if name.isClosure { return KnownType(.closure, basis: .sdk) }
        if name.core.isEmpty || name.core.hasPrefix("(") { return KnownType(.unknown, basis: .name) }
        let known = known(name: name.core, besides: seen)
        guard let argument = name.arguments else { return known }
        // A box of the app's own is what it holds.
        let isBox = known.basis == .declared && [.plain, .model].contains(known.found)
        guard known.found == .unknown || isBox else { return known }
        let held = self.known(name: argument, besides: seen)
        return held.found == .unknown ? known : held
    }

    /// Types of the controller and of the given files hide types of the SDK; those of the rest of the app do not, since
    /// they may stand in another module.
    func known(name: String, besides seen: Set<String>) -> KnownType {
        if let found = told[name] {
            return KnownType(found, basis: .declared, declaration: "\(found.rawValue) by the team")
        }
        if let found = declared(name, in: [given], besides: seen) { return found }
        if let found = SDKTypeClass.named(name) { return KnownType(found, basis: .sdk) }
        if let found = declared(name, in: [app], besides: seen) { return found }
        guard let dot = name.lastIndex(of: ".") else { return KnownType(TypeWords.classify(name), basis: .name) }
        let outer = String(name.prefix { $0 != "." })
        if SDKType.named(outer) != nil { return KnownType(.look, basis: .sdk) }
        let last = String(name[name.index(after: dot)...])
        let isModule = given.declarations(of: outer).isEmpty && app.declarations(of: outer).isEmpty
        if isModule, let found = declared(last, in: [given, app], besides: seen) { return found }
        return KnownType(TypeWords.classify(last), basis: .name)
    }

    /// Returns what declarations say; nil where there is none that tells, or where several tell different things.
    private func declared(_ name: String, in layers: [DeclaredTypes], besides seen: Set<String>) -> KnownType? {
        if seen.count > 7 { return nil }
        for full in scopes.map({ "\($0).\(name)" }) + [name] where !seen.contains(full) {
            for layer in layers {
                let declarations = layer.declarations(of: full)
                if declarations.isEmpty { continue }
                let readers = declarations.map { declaration in
                    DeclarationReader(
                        name: full, declaration: declaration,
                        extensions: given.extensions(of: full) + app.extensions(of: full), types: self,
                        seen: seen.union([full]))
                }
                let found = readers.map { $0.known() }
                guard let first = found.first, found.allSatisfy({ $0?.found == first?.found }) else { return nil }
                return first
            }
        }
        return nil
    }

    /// Returns true if a name is that of structures or enumerations of the files or the app alone.
    func isValue(_ name: String) -> Bool {
        let declared = given.declarations(of: name) + app.declarations(of: name)
        return !declared.isEmpty && declared.allSatisfy { [.struct, .enum].contains($0.keyword) }
    }

    /// Returns true if a name is that of a protocol of the files or the app.
    func isProtocol(_ name: String) -> Bool {
        (given.declarations(of: name) + app.declarations(of: name)).contains { $0.keyword == .protocol }
    }

    /// Types of the files and the app that adopt a protocol.
    func adopters(of name: String) -> [String] {
        Set(given.adopters(of: name) + app.adopters(of: name)).sorted()
    }
}
