/// Reads what a file declares and which names it uses, word by word, whatever state the file is in.
package struct FolderFileReader {
    private let file: SourceFile
    private let language: SourceLanguage
    private var words: CodeWords
    private var depth = 0
    /// The word or sign before the one that is read, and the one before that.
    private var previous = ""
    private var earlier = ""
    private var isPrivate = false
    /// Behind `typedef`, or in the parentheses of `NS_ENUM`, up to the end: the last word is the name of a type.
    private var isDefining = false
    private var declared: [String] = []
    private var hidden: Set<String> = []
    private var imports: [String: Int] = [:]
    private var uses = Counted()
    private var functions: Set<String> = []
    private var hiddenFunctions: Set<String> = []
    private var calls = Counted()

    /// Names with how often they stand, in the order in which they stand first.
    private struct Counted {
        private(set) var uses: [FolderFile.Use] = []
        private var places: [String: Int] = [:]

        mutating func add(_ name: String, line: @autoclosure () -> Int) {
            if let place = places[name] {
                uses[place].count += 1
            } else {
                places[name] = uses.count
                uses.append(FolderFile.Use(name: name, count: 1, line: line()))
            }
        }
    }

    private init(_ file: SourceFile) {
        self.file = file
        language = file.lexicalLanguage
        words = CodeWords(file.bytes, language)
    }

    /// Reads the facts of a file.
    package static func read(_ file: SourceFile) -> FolderFile {
        var reader = FolderFileReader(file)
        while let word = reader.words.next() {
            switch reader.language {
            case .swift: reader.readSwift(word)
            case .objectiveC: reader.readObjectiveC(word)
            }
            (reader.earlier, reader.previous) = (reader.previous, word)
        }
        return FolderFile(
            path: file.path, declared: reader.declared, hidden: reader.hidden, uses: reader.uses.uses,
            imports: reader.imports, functions: reader.functions, hiddenFunctions: reader.hiddenFunctions,
            calls: reader.calls.uses)
    }

    // MARK: - Swift

    private static let keywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    private static let noNames: Set<String> = ["func", "init", "let", "subscript", "var"]

    private mutating func readSwift(_ word: String) {
        switch word {
        case "{": depth += 1
        case "}": depth -= 1
        case "fileprivate", "private": isPrivate = true
        case "extension", "let", "var": isPrivate = false
        case "(" where isName(previous) && ![".", "case", "func"].contains(earlier): call(previous)
        default:
            guard isName(word) else { return }
            if previous == "func" {
                if depth == 0 && !isPrivate { functions.insert(word) } else { hiddenFunctions.insert(word) }
                isPrivate = false
            } else if previous == "import" || (earlier == "import" && Self.keywords.contains(previous)) {
                imports[word] = file.line(at: words.position - 1)
            } else if Self.keywords.contains(previous), earlier != ".", !Self.noNames.contains(word) {
                declare(word, isOpen: depth == 0 && !isPrivate)
                isPrivate = false
            } else if previous != "." {
                if ["let", "var"].contains(previous) { hiddenFunctions.insert(word) }
                use(word)
            }
        }
    }

    // MARK: - Objective-C

    private mutating func readObjectiveC(_ word: String) {
        finishHead(before: word)
        switch word {
        case "{": depth += 1
        case "}": depth -= 1
        case "NS_CLOSED_ENUM", "NS_ENUM", "NS_OPTIONS": isDefining = true
        case "typedef": isDefining = depth == 0
        case ")" where isDefining && isName(previous), ";" where isDefining && depth == 0 && isName(previous):
            declare(previous, isOpen: true)
            isDefining = false
        default: if isName(word), previous != "." { use(word) }
        }
    }

    /// `@interface A` declares unless a category follows, `@protocol A` unless the declaration ends there.
    private mutating func finishHead(before word: String) {
        guard isName(previous) else { return }
        switch earlier {
        case "interface": if word != "(" { declare(previous, isOpen: true) }
        case "protocol": if ![",", ";", "("].contains(word) { declare(previous, isOpen: true) }
        default: return
        }
    }

    // MARK: - Names

    private mutating func declare(_ name: String, isOpen: Bool) {
        if isOpen { declared.append(name) } else { hidden.insert(name) }
    }

    private mutating func use(_ name: String) { uses.add(name, line: file.line(at: words.position - 1)) }

    private mutating func call(_ name: String) { calls.add(name, line: file.line(at: words.position - 1)) }

    private func isName(_ word: String) -> Bool {
        word.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
    }
}
