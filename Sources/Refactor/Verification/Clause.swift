/// A statement without the blocks in it, the head of a block, or a declaration without its body: what stands between two
/// braces, semicolons or ends of lines.
struct Clause: Sendable {
    enum Kind: Sendable {
        case statement
        /// A method, an initializer, a subscript: what has a name and a body of its own.
        case function(name: String)
        case type(name: String)
        /// `extension A`, `@implementation A`: says where members are, and holds nothing itself.
        case shell
        /// A variable that belongs to a type.
        case property(name: String)
        /// Imports, forward declarations, access: each file has its own.
        case free
    }

    let file: Int
    let line: Int
    var kind: Kind
    /// Without what may differ: access, `self`, captures of it, `return`.
    var words: [String]
    /// The head of the block that it stands in.
    let parent: Int?
    /// As it stands in the source, on one line.
    let text: String
    /// The function that it stands in.
    var function: Int?
    /// The names of the function's parameters, if it is one.
    var parameters: [String] = []
    let opensBlock: Bool
}

extension Clause {
    var functionName: String? {
        if case .function(let name) = kind { name } else { nil }
    }

    /// `show` of `show(userName:)`
    var baseName: String? { functionName?.split { $0 == "(" || $0 == ":" }.first.map(String.init) }

    var propertyName: String? {
        if case .property(let name) = kind { name } else { nil }
    }

    /// The initial value of a property of Swift.
    var value: [String]? {
        guard case .property = kind, words.first != "@" || words.dropFirst().first != "property",
            let sign = words.firstIndex(of: "="), sign + 1 < words.count
        else { return nil }
        return Array(words[(sign + 1)...])
    }

    /// True for the head of a method of Objective-C without its body.
    var isPrototype: Bool { functionName != nil && !opensBlock && ["-", "+"].contains(words.first) }

    var isDeclaration: Bool {
        switch kind {
        case .function, .type, .property: true
        case .statement, .shell, .free: false
        }
    }

    struct DeclaredName: Hashable {
        let kind: String
        let name: String
    }

    /// The names that it declares.
    var declaredNames: [DeclaredName] {
        switch kind {
        case .function(let name): [DeclaredName(kind: "function", name: name)]
        case .type(let name): [DeclaredName(kind: "type", name: name)]
        case .property(let name): [DeclaredName(kind: opensBlock ? "computed" : "property", name: name)]
        case .statement, .shell, .free: []
        }
    }

    /// Returns true if it is a statement that a split has to keep: what asks whether `self` is there still is none.
    func isKept(in clauses: [Clause]) -> Bool {
        guard case .statement = kind, !words.isEmpty else { return false }
        return !isGuardOfSelf && !(parent.map { clauses[$0].isGuardOfSelf } ?? false)
    }

    private var isGuardOfSelf: Bool { words.starts(with: ["guard", "let", "self"]) }
}
