/// All that the files of an app say about modules, joined by the names of types.
package struct AppFacts: Sendable {
    /// Types by name: declarations and their additions joined. Nested ones stand under their full names.
    let types: [String: AppType]
    /// The same names, sorted.
    let names: [String]
    /// Who inherits or conforms directly, by name; sorted.
    private let heirs: [String: [String]]
    /// All that a type inherits, itself included, names of frameworks among them.
    private let ancestry: [String: Set<String>]
    /// Full names of nested types by their last word, where it is clear.
    private let nested: [String: String]
    /// Who has a method of a selector; sorted.
    private let havers: [String: [String]]
    let constants: [String: String]
    let imports: Set<String>
    let interfaces: Interfaces

    package init(files: [AppFile], interfaces: [InterfaceFile]) {
        var types: [String: AppType] = [:]
        for file in files {
            for var type in file.types where !type.name.contains("___") && !type.name.isEmpty {
                for index in type.methods.indices { type.methods[index].file = type.file }
                for index in type.properties.indices { type.properties[index].file = type.file }
                types[type.name] = types[type.name].map { $0.joined(with: type) } ?? type
            }
        }
        self.types = types
        names = types.keys.sorted()
        var heirs: [String: [String]] = [:]
        var nested: [String: [String]] = [:]
        for name in names {
            for parent in types[name]?.inherits.flatMap(\.names) ?? [] { heirs[parent, default: []].append(name) }
            if let last = name.split(separator: ".").last, last.utf8.count < name.utf8.count {
                nested[String(last), default: []].append(name)
            }
        }
        self.heirs = heirs
        self.nested = nested.filter { $0.value.count == 1 && types[$0.key] == nil }.compactMapValues(\.first)
        havers = Self.havers(names, types)
        ancestry = Self.ancestry(of: names, types)
        constants = files.reduce(into: [:]) { found, file in
            for (name, text) in file.constants where found[name] == nil { found[name] = text }
        }
        imports = Set(files.flatMap(\.imports))
        self.interfaces = Interfaces(interfaces)
    }

    private static func ancestry(of names: [String], _ types: [String: AppType]) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        func ancestors(_ name: String, depth: Int) -> Set<String> {
            if let known = found[name] { return known }
            var all: Set<String> = [name]
            guard depth < 30, let type = types[name] else { return all }
            for parent in type.inherits.flatMap(\.names) where !all.contains(parent) {
                all.formUnion(ancestors(parent, depth: depth + 1))
            }
            found[name] = all
            return all
        }
        for name in names { _ = ancestors(name, depth: 0) }
        return found
    }

    /// The type that a name means, seen from inside a type; nil for one of a framework.
    func known(_ name: String, in owner: String = "") -> String? {
        if !owner.isEmpty, types[owner + "." + name] != nil { return owner + "." + name }
        // What is only extended is declared by a framework: `extension UIViewController`.
        if let type = types[name] { return type.keyword == .addition ? nil : name }
        if let full = nested[name] { return full }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return known(String(name[name.index(after: dot)...]))
    }

    func known(_ mention: TypeNames?, in owner: String = "") -> [String] {
        (mention?.names ?? []).compactMap { known($0, in: owner) }
    }

    /// All that a type inherits, itself included.
    func ancestors(of name: String) -> Set<String> { ancestry[name] ?? [name] }

    func isA(_ name: String, _ others: Set<String>) -> Bool { !ancestors(of: name).isDisjoint(with: others) }

    func isProtocol(_ name: String) -> Bool { types[name]?.keyword == .protocol }

    /// Types that inherit or conform, themselves no protocols, however far away; sorted.
    func implementers(of name: String) -> [String] {
        var found: Set<String> = []
        var seen: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            for heir in heirs[next] ?? [] where seen.insert(heir).inserted {
                if !isProtocol(heir) { found.insert(heir) }
                open.append(heir)
            }
        }
        return found.sorted()
    }

    private static func havers(_ names: [String], _ types: [String: AppType]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for name in names {
            for method in types[name]?.methods ?? [] where !method.isRequirement {
                found[method.selector, default: []].append(name)
            }
        }
        return found
    }

    /// Types that have all that a protocol requires, for one that nobody conforms to by name; sorted.
    func lookalikes(of name: String) -> [String] {
        let required = (types[name]?.methods ?? []).filter(\.isRequirement).map(\.selector)
        guard let first = required.first else { return [] }
        let sets = required.map { Set(havers[$0] ?? []) }
        return (havers[first] ?? []).filter { haver in sets.allSatisfy { $0.contains(haver) } && !isProtocol(haver) }
    }

    /// Who is behind a protocol: those who conform, else those who look like it.
    func parties(of name: String) -> [String] {
        let implementers = implementers(of: name)
        return implementers.isEmpty ? lookalikes(of: name) : implementers
    }

    /// The type and what it inherits from types of the app, nearest first.
    func lineage(of name: String) -> [AppType] {
        var found: [AppType] = []
        var open = [name]
        var seen: Set<String> = []
        while !open.isEmpty, found.count < 30 {
            let next = open.removeFirst()
            guard seen.insert(next).inserted, let type = types[next] else { continue }
            found.append(type)
            open += type.inherits.flatMap(\.names)
        }
        return found
    }

    func place(of name: String) -> String { types[name].map { "\($0.file):\($0.line)" } ?? "" }
}

extension AppProperty {
    /// Where it stands: `path:line`.
    var place: String { "\(file):\(line)" }
}

extension AppMethod {
    /// The name with the labels: `present(_:animated:)` without brackets.
    var selector: String { name + "(" + parameters.map(\.label).joined(separator: ":") }
}

extension AppType {
    /// What two declarations of one name say together; the one that is no addition gives the place.
    func joined(with other: AppType) -> AppType {
        var (main, rest) = keyword == .addition && other.keyword != .addition ? (other, self) : (self, other)
        main.inherits += rest.inherits.filter { !main.inherits.contains($0) }
        for property in rest.properties {
            // Objective-C repeats a property as a variable with an underscore, and as an inner, writable one.
            let name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
            if !main.properties.contains(where: { $0.name == name }) { main.properties.append(property) }
        }
        main.methods += rest.methods
        if rest.file == main.file || main.lineCount < rest.lineCount { main.lineCount += rest.lineCount }
        return main
    }
}
