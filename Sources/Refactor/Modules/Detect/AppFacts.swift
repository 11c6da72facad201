/// All that the files of an app say about modules, joined by the names of types.
///
/// A class, since it is asked millions of times: a struct would count references to each of its tables every time.
package final class AppFacts: Sendable {
    /// Types by name: declarations and their additions joined. Nested ones stand under their full names.
    let types: [String: JoinedType]
    /// The same names, sorted.
    let names: [String]
    /// Names of types by what Objective-C calls them.
    private let runtimeNames: [String: String]
    /// Names that several declarations have, in targets of their own.
    private let ambiguous: Set<String>
    /// The imports of each file.
    let importsByFile: [String: [String]]
    /// The names in a few parts; as many on every machine, so that all find the same.
    let parts: [ArraySlice<String>]
    /// The names of files of Objective-C, without endings, and of the folders of targets.
    private let sourceNames: Set<String>
    let constants: [String: String]
    /// All texts that constants stand for, also of several of one name.
    let constantTexts: Set<String>
    let imports: Set<String>
    /// True if some of it is Objective-C.
    let hasObjectiveC: Bool
    let interfaces: Interfaces
    private let keywords: [String: AppType.Keyword]
    private let heritage: Lineages
    /// Full names of types by the type that they stand in and the rest of their names.
    private let inner: [String: [String: String]]
    /// Full names of nested types by their last word, where it is clear.
    private let nested: [String: String]
    /// The types that have a method which a protocol requires to which nobody conforms by name, by selector; sorted.
    private let havers: [String: [String]]

    /// Methods with bodies and parameters, by name, of whatever type; and those of protocols and of additions to types of
    /// frameworks.
    private let methodsByName: [String: [OwnedMethod]]

    /// The methods by name that host a view of SwiftUI which they are given.
    let hostMakers: [String: [JoinedMethod]]

    /// A method and the type that declares it.
    struct OwnedMethod: Sendable {
        let owner: String
        let method: JoinedMethod
    }

    /// The enumerations that have a case of a name; sorted.
    private let enumerationsByCase: [String: [String]]

    /// The cases that methods choose by, by the name of the method.
    let choosingMethods: [String: Set<String>]
    /// The cases that any method chooses by which Objective-C may call by another name.
    let casesBridged: Set<String>
    /// The types that methods choose by: `case is LogoutAlert`.
    let chosenTypes: Set<String>
    /// The app's own views that lead to what they are given.
    let linkFrames: LinkFrames
    /// The folders of targets.
    let targets: TargetFolders
    /// The words before the names of types that another type of the app has too.
    private let qualifiers: Set<String>

    package init(files read: [AppFile], interfaces drawn: [InterfaceFile], workers: some Workers) {
        let apart = Namesakes(read, drawn)
        let (files, interfaces) = (apart.files, apart.interfaces)
        qualifiers = apart.qualifiers
        targets = TargetFolders(files.map(\.path))
        let types = Self.joined(files)
        self.types = types
        let names = types.keys.sorted()
        self.names = names
        let size = max(1, (names.count + 3) / 4)
        parts = stride(from: 0, to: names.count, by: size).map { names[$0..<min($0 + size, names.count)] }
        runtimeNames = files.flatMap(\.types).reduce(into: [:]) { found, type in
            if let name = type.runtimeName { found[name] = type.name }
        }
        var counts: [String: Int] = [:]
        for type in files.flatMap(\.types) where type.keyword != .addition { counts[type.name, default: 0] += 1 }
        ambiguous = Set(counts.filter { $0.value > 1 }.keys)
        importsByFile = Dictionary(files.map { ($0.path, $0.imports) }) { first, _ in first }
        keywords = types.mapValues(\.keyword)
        linkFrames = LinkFrames(names, types)
        heritage = Lineages(of: names, types, by: workers)
        (inner, nested) = Self.innerNames(names, types)
        havers = Self.havers(of: Self.required(names, types, heritage), names, types)
        let methodsByName = Self.methodsByName(names, types)
        self.methodsByName = methodsByName
        let ancestors = heritage.ancestors
        hostMakers = Self.hostMakers(methodsByName) { UIKinds.areViews(ancestors[$0] ?? []) }
        enumerationsByCase = names.filter { types[$0]?.keyword == .enum }.reduce(into: [:]) { found, name in
            for property in types[name]?.properties ?? [] { found[property.name, default: []].append(name) }
        }
        choosingMethods = names.reduce(into: [:]) { found, name in
            for method in types[name]?.methods ?? [] where method.hasScenes {
                found[method.name, default: []].formUnion(method.steps.flatMap { $0.scene?.cases ?? [] })
            }
        }
        chosenTypes = choosingMethods.values.reduce(into: []) { found, cases in
            found.formUnion(cases.filter { $0.isCapitalized && types[$0] != nil })
        }
        constants = files.reduce(into: [:]) { found, file in
            for (name, text) in file.constants where found[name] == nil { found[name] = text }
        }
        constantTexts = Set(files.flatMap(\.constants.values))
        imports = Set(files.flatMap(\.imports))
        hasObjectiveC = files.contains { !$0.path.hasSuffix(".swift") }
        casesBridged = hasObjectiveC ? choosingMethods.values.reduce(into: []) { $0.formUnion($1) } : []
        sourceNames = files.reduce(into: []) { found, file in
            let parts = file.path.split(separator: "/")
            // A folder deep inside is no target.
            for part in parts.dropLast().prefix(2) { found.insert(String(part)) }
            if !file.path.hasSuffix(".swift"), let name = parts.last { found.insert(String(name.prefix { $0 != "." })) }
        }
        self.interfaces = Interfaces(interfaces)
    }

    private static func joined(_ files: [AppFile]) -> [String: JoinedType] {
        var types: [String: AppType] = [:]
        for file in files {
            for type in file.types where !type.name.isEmpty && !isPlaceholder(type.name) {
                types[type.name] = types[type.name].map { $0.joined(with: type) } ?? type
            }
        }
        var aliases: [String: [String]] = [:]
        for file in files {
            for (name, meant) in file.aliases where types[name] == nil { aliases[name, default: []] += meant }
        }
        return types.mapValues { [aliases] in JoinedType(aliases.isEmpty ? $0 : $0.inheriting(behind: aliases)) }
    }

    /// `___FILEBASENAME___` of a template.
    private static func isPlaceholder(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: "_")) && name.contains("___")
    }

    private static func innerNames(_ names: [String], _ types: [String: JoinedType])
        -> (inner: [String: [String: String]], nested: [String: String])
    {
        var inner: [String: [String: String]] = [:]
        var nested: [String: [String]] = [:]
        for name in names where name.utf8.contains(UInt8(ascii: ".")) {
            for dot in name.indices where name[dot] == "." {
                inner[String(name[..<dot]), default: [:]][String(name[name.index(after: dot)...])] = name
            }
            if let last = name.split(separator: ".").last, last.utf8.count < name.utf8.count {
                nested[String(last), default: []].append(name)
            }
        }
        let unique = nested.filter { $0.value.count == 1 && types[$0.key] == nil && !common.contains($0.key) }
        return (inner, unique.compactMapValues(\.first))
    }

    /// Names that SwiftUI has too: alone they mean its types, and not one that stands in another.
    private static let common: Set<String> = [
        "Button", "Color", "Divider", "EmptyView", "Form", "Group", "Image", "Label", "Link", "List", "Menu", "Picker",
        "Section", "Spacer", "Text", "Toggle",
    ]

    /// The type that a name means, seen from inside a type; nil for one of a framework.
    func known(_ name: String, in owner: String = "") -> String? {
        if !owner.isEmpty, let full = inside(owner, name) { return full }
        // What is only extended is declared by a framework: `extension UIViewController`.
        if let keyword = keywords[name] { return keyword == .addition ? nil : name }
        if let full = nested[name] ?? runtimeNames[name] { return full }
        guard name.utf8.contains(UInt8(ascii: ".")), let dot = name.lastIndex(of: "."),
            !SDKModules.contains(String(name[..<dot]))
        else { return nil }
        return known(String(name[name.index(after: dot)...]))
    }

    /// The type of a name that stands in another, or in one around that.
    private func inside(_ owner: String, _ name: String) -> String? {
        if let full = inner[owner]?[name] { return full }
        guard let dot = owner.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return inside(String(owner[..<dot]), name)
    }

    /// The one type that a name surely means, seen from inside a type; nil where several are called that, or it is only the
    /// last word of one.
    func surelyKnown(_ name: String, in owner: String) -> String? {
        if let full = inside(owner, name) { return full }
        guard let keyword = keywords[name], keyword != .addition, !ambiguous.contains(name) else { return nil }
        return name
    }

    /// The type that a member of a name means, if it is one: `Outer.Inner`.
    func known(_ name: String, inside outer: String) -> String? {
        guard let full = inner[outer]?[name] else { return known(name) }
        return keywords[full] == .addition ? nil : full
    }

    func known(_ mention: TypeNames?, in owner: String = "") -> [String] {
        guard let mention else { return [] }
        return mention.names.compactMap { known($0, in: owner) }
    }

    /// Returns the target that was put before the name of a type, since another one has it too.
    func qualifier(of name: String) -> String? {
        if qualifiers.isEmpty { return nil }
        let root = Namesakes.root(of: name)
        return root.utf8.count < name.utf8.count && qualifiers.contains(root) ? root : nil
    }

    /// Returns true if a name is one of a framework, though the app may add to it.
    func isForeign(_ name: String) -> Bool { (keywords[name] ?? .addition) == .addition }

    /// Returns the keyword of a type's declaration; nil for one of a framework.
    func keyword(of name: String) -> AppType.Keyword? { keywords[name] }

    func isProtocol(_ name: String) -> Bool { keywords[name] == .protocol }

    /// All that a type inherits, itself included.
    func ancestors(of name: String) -> Set<String> { heritage.ancestors[name] ?? [name] }

    func isA(_ name: String, _ others: Set<String>) -> Bool { !ancestors(of: name).isDisjoint(with: others) }

    /// Types that inherit or conform, themselves no protocols, however far away; sorted.
    func implementers(of name: String) -> [String] { heritage.implementers[name] ?? [] }

    /// The names of methods that protocols require to which nobody conforms by name.
    private static func required(_ names: [String], _ types: [String: JoinedType], _ heritage: Lineages) -> Set<String>
    {
        var found: Set<String> = []
        for name in names where heritage.implementers[name] == nil {
            for method in types[name]?.methods ?? [] where method.isRequirement { found.insert(method.name) }
        }
        return found
    }

    private static func methodsByName(_ names: [String], _ types: [String: JoinedType]) -> [String: [OwnedMethod]] {
        var found: [String: [OwnedMethod]] = [:]
        for name in names {
            for method in types[name]?.methods ?? []
            where !method.isRequirement && !method.parameters.isEmpty && method.name != "init" {
                found[method.name, default: []].append(OwnedMethod(owner: name, method: method))
            }
        }
        return found
    }

    /// The methods of that name, of whatever type, that take parameters and have bodies.
    func methods(named name: String) -> [OwnedMethod] { methodsByName[name] ?? [] }

    /// The enumerations that have all of some cases; sorted.
    func enumerations(with cases: Set<String>) -> [String] {
        guard let first = cases.first else { return [] }
        return (enumerationsByCase[first] ?? []).filter { name in
            cases.allSatisfy { enumerationsByCase[$0]?.contains(name) == true }
        }
    }

    /// Those of protocols, and of additions to types of frameworks.
    func addedMethods(named name: String) -> [OwnedMethod] {
        methods(named: name).filter { keywords[$0.owner] == .addition || keywords[$0.owner] == .protocol }
    }

    private static func havers(
        of required: Set<String>, _ names: [String], _ types: [String: JoinedType]
    ) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for name in names {
            for method in types[name]?.methods ?? [] where !method.isRequirement && required.contains(method.name) {
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

    /// Returns the types behind a protocol: those that conform, else those that look like it.
    func parties(of name: String) -> [String] {
        let implementers = implementers(of: name)
        return implementers.isEmpty ? lookalikes(of: name) : implementers
    }

    /// The type and what it inherits from types of the app, nearest first.
    func lineage(of name: String) -> [JoinedType] { heritage.lineages[name] ?? [] }

    /// Returns true if a type that shows nothing itself stores a property of a name that properties of UIKit have too.
    func keeps(_ name: String, in type: String) -> Bool {
        !UIKinds.isController(type, self) && !isA(type, ["UIWindow"])
            && lineage(of: type).contains { owner in
                owner.properties.contains { $0.name == name && !$0.isComputed && !$0.isStatic }
            }
    }

    /// Returns true if a file imports what is neither of the SDK nor a target or a header of the app.
    ///
    /// A bridging header imports for all files of Swift.
    func importsLibraries(_ file: String) -> Bool {
        if (importsByFile[file] ?? []).contains(where: isLibrary) { return true }
        guard file.hasSuffix(".swift") else { return false }
        return importsByFile.contains { $0.key.hasSuffix("ridging-Header.h") && $0.value.contains(where: isLibrary) }
    }

    private func isLibrary(_ name: String) -> Bool { !SDKModules.contains(name) && !sourceNames.contains(name) }

    func place(of name: String) -> String { types[name].map { "\($0.file):\($0.line)" } ?? "" }
}

extension AppProperty {
    /// The place where it stands: `path:line`.
    var place: String { "\(file):\(line)" }
}

extension AppType {
    /// The same class with what it inherits by other names: `typealias Base = UIViewController`.
    fileprivate func inheriting(behind aliases: [String: [String]]) -> AppType {
        guard keyword == .class, inherits.contains(where: { $0.names.contains { aliases[$0] != nil } }) else {
            return self
        }
        var type = self
        type.inherits = inherits.map { mention in
            TypeNames(
                mention.names.flatMap { aliases[$0] ?? [$0] }, arguments: mention.arguments,
                isIndirect: mention.isIndirect)
        }
        return type
    }

    /// Returns the union of two declarations of one name; the one that is no addition gives the place.
    func joined(with other: AppType) -> AppType {
        var (main, rest) = keyword == .addition && other.keyword != .addition ? (other, self) : (self, other)
        if rest.keyword == .addition, rest.file != main.file {
            main.lent.formUnion(rest.inherits.filter { !main.inherits.contains($0) }.flatMap(\.names))
        }
        main.lent.formUnion(rest.lent)
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
