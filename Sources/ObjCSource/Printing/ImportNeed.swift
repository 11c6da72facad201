import Refactor

/// The imports that some code needs, where the app's folder was given.
///
/// The code needs the headers that declare its words, and the classes of the values that it gets from what they declare:
/// `tweet.owner.name` needs the header of `owner`'s class, which no word of it names. What comes through headers that
/// nobody has read, or through frameworks whose names no table has, is kept where the code has a word that nothing else
/// explains.
struct ImportNeed {
    private let headers: [String: HeaderFact]
    /// The path of each file, by its name.
    private let paths: [String: String]
    /// The words of the code without those of the language and the SDK.
    private let words: Set<String>
    /// First words of the selectors that the code sends to other objects, whose classes may be written nowhere.
    private let messages: Set<String>
    /// The words of the code that are no members of objects: types, functions, macros and constants.
    private let globals: Set<String>
    /// The frameworks that the code has without any header of the app.
    private let frameworks: Set<String>
    /// The SDK's frameworks that types of the code are of.
    private let usedFrameworks: Set<String>

    init(
        headers: [String: HeaderFact], paths: [String: String] = [:], words: Set<String>, globals: Set<String>,
        messages: Set<String> = [], frameworks: Set<String>
    ) {
        self.globals = globals
        self.paths = paths
        self.headers = headers
        self.words = words.union(messages).filter { !Self.isCommon($0) }
        self.messages = messages.filter { !SDKMemberNames.mayBeMeant(by: $0, labels: nil) }
        self.frameworks = frameworks.union(["Foundation", "UIKit"])
        usedFrameworks = Set(words.compactMap { SDKType.named($0)?.framework })
    }

    /// The imports without those that are proved unneeded.
    func needed(of imports: [ImportFact]) -> [ImportFact] {
        let reaches = imports.map { item in
            item.isQuoted && item.fileName.first?.isUppercase == true ? reach(of: item.fileName) : nil
        }
        let known = Self.union(reaches)
        let unexplained = unexplained(besides: known)
        let wanted = wantedHeaders(among: known).union(wantedModules(among: known))
        let isKept = zip(imports, reaches).map { item, reach in
            reach == nil && !isUnusedFramework(item, unexplained) || wanted.contains(item.fileName)
                || headers[item.fileName] == nil && item.mayAddMembers && !messages.allSatisfy(isKnownMessage)
        }
        var kept = zip(imports, isKept).filter(\.1).map(\.0)
        var missing = wanted.subtracting(Self.union(zip(reaches, isKept).filter(\.1).map(\.0)))
        while let next = best(among: imports, for: missing) {
            missing.subtract(reach(of: next.fileName))
            kept.append(next)
        }
        kept += kept.flatMap { supports(of: $0, in: imports) }
        return imports.filter(kept.contains) + kept.filter { !imports.contains($0) }
    }

    /// Returns true for a framework of which the code has no type, where everything else that it has is explained without
    /// it: nobody knows what the categories of a library are called.
    private func isUnusedFramework(_ item: ImportFact, _ unexplained: Set<String>) -> Bool {
        guard !item.isQuoted, !item.isConditional, !["Foundation", "UIKit"].contains(item.module) else { return false }
        let known = usedFrameworks.subtracting(["CoreFoundation", "CoreGraphics", "Foundation", "UIKit"])
        guard !known.contains(item.module), known.isSubset(of: frameworks), unexplained.isEmpty,
            messages.allSatisfy(isKnownMessage)
        else { return false }
        let prefixes = SDKType.prefixes(ofFramework: item.module)
        return !globals.contains { word in prefixes.contains { word.hasPrefix($0) || word.hasPrefix("k" + $0) } }
    }

    private func isKnownMessage(_ message: String) -> Bool {
        Self.makesObject(message) || Self.foundation.contains(message) || APINames.ways.contains(message)
            || APINames.screenBuilding.contains(message)
            || declares(message)
            || setProperty(of: message).map { declares($0) || SDKMemberNames.mayBeMeant(by: $0, labels: nil) } ?? false
    }

    private func declares(_ name: String) -> Bool { headers.values.contains { $0.words[name] != nil } }

    /// `setDirectory` sets `directory`.
    private func setProperty(of message: String) -> String? {
        guard message.hasPrefix("set"), let first = message.dropFirst(3).first, first.isUppercase else { return nil }
        return first.lowercased() + message.dropFirst(4)
    }

    /// The imports before one whose header counts on them: it names a superclass or a protocol that it does not import.
    private func supports(of item: ImportFact, in imports: [ImportFact]) -> [ImportFact] {
        guard let header = headers[item.fileName], let place = imports.firstIndex(of: item) else { return [] }
        let heads = header.words.filter { header.classes.contains($0.key) }.values
        let needed = Self.union(heads.map { $0 }).filter { !Self.isCommon($0) && !declares($0, item.fileName) }
        return needed.sorted().compactMap { name in imports[..<place].first { declares(name, $0.fileName) } }
    }

    private func declares(_ name: String, _ file: String) -> Bool {
        reach(of: file).contains { headers[$0]?.declared.contains(name) == true }
    }

    /// The import that brings most of what is missing: of a wanted header itself where it lies beside one that the source
    /// imports, or else one of the source's that reaches it with the least besides.
    private func best(among imports: [ImportFact], for missing: Set<String>) -> ImportFact? {
        let direct = missing.filter { headers[$0] != nil && isBeside($0, imports) }.map { name in
            ImportFact(module: name, text: "#import \"\(name)\"", line: 0, isConditional: false)
        }
        for candidates in [direct, imports.filter { headers[$0.fileName] != nil }] {
            let found = candidates.map { (item: $0, reach: reach(of: $0.fileName)) }
                .map { (item: $0.item, hits: $0.reach.intersection(missing).count, size: $0.reach.count) }
                .filter { $0.hits > 0 }
            let best = found.min { ($1.hits, $0.size, $0.item.text) < ($0.hits, $1.size, $1.item.text) }
            if let best { return best.item }
        }
        return nil
    }

    /// Returns true if a header lies in the folder of one that the source imports by its name alone.
    private func isBeside(_ name: String, _ imports: [ImportFact]) -> Bool {
        guard let folder = folder(of: name) else { return false }
        return imports.contains { $0.isQuoted && !$0.text.contains("/") && self.folder(of: $0.fileName) == folder }
    }

    private func folder(of name: String) -> Substring? {
        paths[name].flatMap { path in path.lastIndex(of: "/").map { path[..<$0] } }
    }

    /// Returns true if every word is declared in a header that is known.
    func isEachFound(in imports: [ImportFact]) -> Bool {
        let files = Self.union(imports.map { reach(of: $0.fileName) })
        return words.allSatisfy { word in files.contains { headers[$0]?.declared.contains(word) == true } }
    }

    private static func union(_ sets: [Set<String>?]) -> Set<String> {
        sets.reduce(into: []) { $0.formUnion($1 ?? []) }
    }

    // MARK: - Headers

    /// A header with the headers and frameworks that it imports, those that nobody has read among them.
    private func reach(of name: String) -> Set<String> {
        var seen: Set<String> = []
        var frameworks: Set<String> = []
        var open = [name]
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let header = headers[name] else { continue }
            open += header.imports
            frameworks.formUnion(header.frameworks.map { String($0.prefix { $0 != "/" }) })
        }
        return seen.union(frameworks)
    }

    private func wantedHeaders(among files: Set<String>) -> Set<String> {
        var known = words
        var found: Set<String> = []
        while true {
            let count = (known.count, found.count)
            found.formUnion(files.filter { headers[$0]?.declared.isDisjoint(with: known) == false })
            found.formUnion(answering(in: files, beside: found))
            for file in found { known.formUnion(companions(of: known, in: file)) }
            if count == (known.count, found.count) { return found }
        }
    }

    /// The headers with a method that the code calls, where none of those that are found has it.
    private func answering(in files: Set<String>, beside found: Set<String>) -> Set<String> {
        let open = messages.filter { message in !found.contains { headers[$0]?.words[message] != nil } }
        return files.filter { file in open.contains { headers[file]?.words[$0] != nil } }
    }

    /// The words that come in a header with what is used of it.
    private func companions(of known: Set<String>, in file: String) -> Set<String> {
        let words = headers[file]?.words.filter { known.contains($0.key) } ?? [:]
        return words.values.reduce(into: Set<String>()) { $0.formUnion($1) }.filter { !Self.isCommon($0) }
    }

    // MARK: - What nobody has read

    /// The frameworks that come only through headers, and the headers that nobody has read, which the code uses or may
    /// use, for nobody knows their names.
    private func wantedModules(among reached: Set<String>) -> Set<String> {
        let brought = reached.filter { headers[$0] == nil && !frameworks.contains($0) }
        guard !brought.isEmpty else { return [] }
        let words = unexplainedWords
        let unexplained = unexplained(besides: reached)
        return brought.filter { name in
            let prefixes = SDKType.prefixes(ofFramework: name)
            if isNamed(name, by: words) { return true }
            guard !prefixes.isEmpty else { return !unexplained.isEmpty }
            return usedFrameworks.contains(name)
                || unexplained.contains { word in prefixes.contains { word.hasPrefix($0) || word.hasPrefix("k" + $0) } }
        }
    }

    /// The words that no name of a header explains that nobody has read: `SVProgressHUD` and `SVProgressHUDStyle` are of
    /// `SVProgressHUD.h`.
    private func unexplained(besides reached: Set<String>) -> Set<String> {
        let unread = reached.filter { headers[$0] == nil }
        return unexplainedWords.filter { word in !unread.contains { isNamed($0, by: [word]) } }
    }

    private func isNamed(_ header: String, by words: Set<String>) -> Bool {
        guard header.hasSuffix(".h"), header.first?.isUppercase == true, !header.contains("+") else { return false }
        let name = header.dropLast(2)
        return words.contains { $0.hasPrefix(name) && $0.dropFirst(name.count).first?.isLowercase != true }
    }

    /// The words that look global and the messages that neither the app's headers nor the SDK declare.
    private var unexplainedWords: Set<String> {
        let names = globals.intersection(words).filter { word in
            Self.isGlobal(word) && !headers.values.contains { $0.declared.contains(word) }
        }
        let sent = messages.filter { message in
            !Self.isOfSDK(message) && !headers.values.contains { $0.words[message] != nil }
        }
        return names.union(sent)
    }

    /// Returns true if a word looks like a type, a constant or a function: `SVProgressHUD`, `kUTTypeImage`, `dlopen_x`.
    private static func isGlobal(_ word: String) -> Bool {
        guard let first = word.first, first != "_", !sdk.contains(where: word.hasPrefix) else { return false }
        return first.isUppercase || word.contains("_") || first == "k" && word.dropFirst().first?.isUppercase == true
    }

    /// Beginnings of names that only the SDK has.
    private static let sdk = ["DISPATCH_", "NS", "QOS_", "dispatch_"]

    /// Returns true for what makes an object, whose class is a word of its own, and if the first word of a selector begins
    /// with a name that Swift has for a member of the SDK: `objectForKey` with `object`.
    private static func isOfSDK(_ message: String) -> Bool {
        if makesObject(message) { return true }
        return message.indices.contains { index in
            message[index].isUppercase && SDKMemberNames.mayBeMeant(by: String(message[..<index]), labels: nil)
        }
    }

    /// What gives an object of the class of the SDK that it is sent to, or the only one. Others of such a beginning may be
    /// a library's: `arrayByMapping:`, `currentResponder`.
    private static let makers: Set<String> = [
        "alloc", "arrayWithArray", "arrayWithObjects", "currentDevice", "defaultCenter", "defaultManager",
        "dictionaryWithDictionary", "dictionaryWithObjectsAndKeys", "mainBundle", "mainScreen", "new", "numberWithBool",
        "numberWithDouble", "numberWithInt", "numberWithInteger", "sharedApplication", "sharedInstance",
        "sharedManager",
        "standardUserDefaults", "stringWithFormat",
    ]

    /// Messages to objects of Foundation whose names in Swift are other ones.
    private static let foundation: Set<String> = [
        "addObject", "addObjectsFromArray", "appendAttributedString", "appendFormat", "appendString",
        "characterAtIndex",
        "componentsSeparatedByString", "containsObject", "containsString", "dateFromString", "indexOfObject",
        "insertObject",
        "isEqualToString", "isKindOfClass", "localeWithLocaleIdentifier", "longLongValue", "lowercaseString",
        "objectAtIndex", "objectForKey", "rangeOfString", "removeObject", "removeObjectAtIndex", "removeObjectForKey",
        "respondsToSelector", "setObject", "stringByAppendingFormat", "stringByAppendingPathComponent",
        "stringByAppendingString", "stringByReplacingOccurrencesOfString", "stringByTrimmingCharactersInSet",
        "stringFromDate", "substringFromIndex", "substringToIndex", "timeIntervalSinceDate", "uppercaseString",
        "valueForKey",
    ]

    private static func makesObject(_ message: String) -> Bool {
        makers.contains(message) || message.hasPrefix("init")
    }

    /// Words of the language and of the SDK, which every header mentions.
    private static func isCommon(_ word: String) -> Bool {
        languageWords.contains(word) || SDKType.named(word) != nil
    }

    private static let languageWords: Set<String> = TypeText.nullability.union([
        "BOOL", "CGFloat", "IBAction", "IBOutlet", "NO", "NSInteger", "NSUInteger", "YES", "alloc", "assign", "atomic",
        "char", "const", "copy", "double", "else", "float", "for", "getter", "id", "if", "init", "instancetype", "int",
        "long", "nil", "nonatomic", "property", "readonly", "readwrite", "retain", "return", "self", "setter", "static",
        "strong", "super", "typeof", "unsigned", "void", "weak", "while",
    ])
}

extension ImportFact {
    /// `UIColor+Brand.h`, `Shop-Swift.h`: what uses them need not name any word of theirs but a method's.
    fileprivate var mayAddMembers: Bool { fileName.contains("+") || fileName.hasSuffix("-Swift.h") }
}
