/// Types that some files declare, by name; a nested type by its full name: `Feed.Item`.
package struct DeclaredTypes: Sendable, Equatable {
    private var declarations: [String: [TypeDeclaration]]
    private var extensions: [String: [TypeDeclaration]]
    /// Names of the types that adopt a protocol, by the protocol, sorted.
    private var adopters: [String: [String]]
    /// Names of the members that give an object of a type, by the type; those of files that were taken away count, too.
    private var givers: [String: Set<String>]

    package init(_ found: [(name: String, declaration: TypeDeclaration)] = []) {
        var declarations: [String: [TypeDeclaration]] = [:]
        var extensions: [String: [TypeDeclaration]] = [:]
        for (name, declaration) in found {
            if declaration.keyword == .extension || declaration.keyword == .implementation {
                extensions[name, default: []].append(declaration)
            } else {
                declarations[name, default: []].append(declaration)
            }
        }
        self.declarations = declarations
        self.extensions = extensions
        var adopters: [String: Set<String>] = [:]
        for (name, declaration) in found where declaration.keyword != .protocol {
            for inherited in declaration.inherits where declarations[inherited]?.first?.keyword == .protocol {
                adopters[inherited, default: []].insert(name)
            }
        }
        self.adopters = adopters.mapValues { $0.sorted() }
        givers = Self.givers(in: found.map(\.declaration))
    }

    private static func givers(in declarations: [TypeDeclaration]) -> [String: Set<String>] {
        var givers: [String: Set<String>] = [:]
        for member in declarations.lazy.flatMap(\.members) {
            let type = (member.type ?? member.signature?.result ?? "").prefix {
                $0.isLetter || $0.isNumber || $0 == "_"
            }
            if !type.isEmpty { givers[String(type), default: []].insert(member.name) }
        }
        return givers
    }

    /// Returns the types that are left when some of the files are taken away.
    package func subtracting(_ own: DeclaredTypes) -> DeclaredTypes {
        var rest = self
        var protocols: Set<String> = []
        for (name, found) in own.declarations {
            protocols.formUnion(found.flatMap(\.inherits) + [name])
            rest.declarations[name] = Self.without(found, declarations[name])
        }
        for (name, found) in own.extensions {
            protocols.formUnion(found.flatMap(\.inherits))
            rest.extensions[name] = Self.without(found, extensions[name])
        }
        for name in protocols {
            let left = (adopters[name] ?? []).filter { type in
                (rest.declarations(of: type) + rest.extensions(of: type)).contains { $0.inherits.contains(name) }
            }
            rest.adopters[name] = left.isEmpty || rest.declarations(of: name).isEmpty ? nil : left
        }
        return rest
    }

    private static func without(_ own: [TypeDeclaration], _ all: [TypeDeclaration]?) -> [TypeDeclaration]? {
        var rest = all ?? []
        for declaration in own {
            if let index = rest.firstIndex(of: declaration) { rest.remove(at: index) }
        }
        return rest.isEmpty ? nil : rest
    }

    /// The names of all types that are declared, and of those that are extended.
    package var names: Set<String> { Set(declarations.keys) }

    package var extendedNames: Set<String> { Set(extensions.keys) }

    /// The declarations of a type without its extensions; several where targets of an app share a name.
    package func declarations(of name: String) -> [TypeDeclaration] { declarations[name] ?? [] }

    /// The extensions and categories of a type, and its implementation in Objective-C.
    package func extensions(of name: String) -> [TypeDeclaration] { extensions[name] ?? [] }

    /// The names of the members of all types that give an object of a type: `static var login: LoginController`.
    func givers(of type: String) -> Set<String> { givers[type] ?? [] }

    /// Returns the classes that an alias stands for, from alias to alias, without modules and generic arguments;
    /// nothing for a name that is none.
    func targets(ofAlias name: String) -> [String] {
        var found: [String] = []
        var next = name
        while let target = declarations(of: next).lazy.compactMap(\.target).first {
            let path = target.prefix { $0 != "<" && $0 != "&" }.split(separator: ".")
            next = path.last.map { $0.filter { !$0.isWhitespace } } ?? ""
            guard !next.isEmpty, next != name, !found.contains(next) else { break }
            found.append(next)
        }
        return found
    }

    /// The types that adopt a protocol of these files.
    package func adopters(of name: String) -> [String] { adopters[name] ?? [] }
}
