import Refactor

/// Proves of an app's header that code does not need it, where the app's folder was given.
///
/// A header is kept when it, or one that it imports, mentions any of the code's words; when a kept header mentions its
/// class, for a macro may use it; and when anything that it imports is unknown.
struct ImportNeed {
    private let headers: [String: HeaderFact]
    private let words: Set<String>
    private let frameworks: Set<String>

    init(headers: [String: HeaderFact], words: Set<String>, frameworks: Set<String>) {
        self.headers = headers
        self.words = words.filter { !Self.isCommon($0) }
        self.frameworks = frameworks.union(["Foundation", "UIKit"])
    }

    /// The imports without those that are proved unneeded.
    func needed(of imports: [ImportFact]) -> [ImportFact] {
        let reaches = imports.map(reach)
        var isKept = zip(imports, reaches).map { item, reach in
            guard item.isQuoted, item.fileName.first?.isUppercase == true, let reach else { return true }
            return !reach.names.isDisjoint(with: words) || !reach.frameworks.isSubset(of: frameworks)
        }
        var mentioned: Set<String> = []
        var grew = true
        while grew {
            grew = false
            for index in imports.indices where isKept[index] { mentioned.formUnion(reaches[index]?.names ?? []) }
            for index in imports.indices where !isKept[index] && mentioned.contains(className(of: imports[index])) {
                isKept[index] = true
                grew = true
            }
        }
        return zip(imports, isKept).filter(\.1).map(\.0)
    }

    /// Returns true if every word stands in a header that is known.
    func isEachFound(in imports: [ImportFact]) -> Bool {
        let known = imports.compactMap(reach).reduce(into: Set<String>()) { $0.formUnion($1.names) }
        return words.isSubset(of: known)
    }

    private func className(of item: ImportFact) -> String { String(item.fileName.prefix { $0 != "." && $0 != "+" }) }

    /// All names and frameworks of a header and those that it imports; nil when one of them is not known.
    private func reach(of item: ImportFact) -> (names: Set<String>, frameworks: Set<String>)? {
        var names: Set<String> = []
        var frameworks: Set<String> = []
        var seen: Set<String> = []
        var open = [item.fileName]
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            guard let header = headers[name] else { return nil }
            names.formUnion(header.names)
            frameworks.formUnion(header.frameworks.map { String($0.prefix { $0 != "/" }) })
            open += header.imports
        }
        return (names, frameworks)
    }

    /// Words of the language and of the SDK, which every header mentions.
    private static func isCommon(_ word: String) -> Bool {
        languageWords.contains(word) || SDKType.named(word) != nil
    }

    private static let languageWords: Set<String> = TypeText.nullability.union([
        "BOOL", "CGFloat", "IBAction", "IBOutlet", "NO", "NSInteger", "NSUInteger", "YES", "alloc", "assign", "atomic",
        "char", "const", "copy", "double", "else", "float", "for", "id", "if", "init", "instancetype", "int", "long",
        "nil", "nonatomic", "readonly", "readwrite", "retain", "return", "self", "static", "strong", "super", "typeof",
        "unsigned", "void", "weak", "while",
    ])
}
