/// The names by which the rest of an app may use the properties of an object of a class of Objective-C.
///
/// An object is at hand in files that name its class, and in those that name something whose declaration in a header names
/// it, and so on. There `other.order` and `[other order]` may be its property, and so may any word in files of its
/// subclasses and categories, `self.order` and `_order` elsewhere not. Files of Swift may know what headers declare by other
/// names, so that they all count, and so does what a text says where objects are asked for values by keys.
///
/// Nil where most of an app has such an object, or a file ends in a comment.
///
/// `mentions` says of some names whether a file, by its index, may mention one of them.
func objectiveCNamesInReach(
    of name: String, in files: [SourceFile], mentions: (Set<String>) -> (Int) -> Bool
) -> Set<String>? {
    var reach = ObjectiveCReach(of: name, files: files)
    var open: Set<String> = [name]
    while !open.isEmpty {
        let isMentioned = mentions(open)
        for index in files.indices where isMentioned(index) && !reach.words(of: index).all.isDisjoint(with: open) {
            reach.add(index)
        }
        open = reach.takeOpen()
        if reach.isInMostOfTheApp { return nil }
    }
    return reach.names()
}

/// The files where an object may be at hand, as far as they are known.
private struct ObjectiveCReach {
    /// The words of a file.
    struct Words {
        var all: Set<String> = []
        /// Those that may be members of an object that is not self.
        var ofOthers: Set<String> = []
        /// Those that stand alone in a text, or in a path.
        var keys: Set<String> = []
    }

    private let files: [SourceFile]
    /// The names that hand on an object.
    private var handed: Set<String>
    private var open: Set<String> = []
    /// The class and those that inherit from it.
    private var kin: Set<String>
    private var reached: Set<Int> = []
    private var known: [Int: Words] = [:]
    private var isCutOff = false

    init(of name: String, files: [SourceFile]) {
        self.files = files
        handed = [name]
        kin = [name]
    }

    /// Beyond so many names that hand on an object, most of an app has it.
    var isInMostOfTheApp: Bool { handed.count > 300 }

    mutating func words(of index: Int) -> Words {
        if let words = known[index] { return words }
        var tokens = LexicalTokens(files[index].bytes, files[index].lexicalLanguage)
        var words = Words()
        while let token = tokens.next() {
            words.all.insert(token)
            if tokens.isInString {
                if tokens.isKey { words.keys.insert(token) }
            } else if tokens.isBehindDot ? !tokens.isMemberOfSelf : tokens.isSentToOther {
                words.ofOthers.insert(token)
            }
        }
        isCutOff = isCutOff || tokens.isCutOff
        known[index] = words
        return words
    }

    /// Enters a file where an object is at hand, with what it hands on if it is a header.
    mutating func add(_ index: Int) {
        reached.insert(index)
        guard files[index].isHeader else { return }
        let header = ObjectiveCScan(files[index].bytes).header
        for (name, words) in header.words where !words.isDisjoint(with: handed) {
            if header.classes.contains(name), !words.isDisjoint(with: kin) { kin.insert(name) }
            guard !Self.attributes.contains(name), SDKType.named(name) == nil else { continue }
            if handed.insert(name).inserted { open.insert(name) }
        }
    }

    /// The names that have come up since the last time.
    mutating func takeOpen() -> Set<String> {
        defer { open = [] }
        return open
    }

    /// The words that may be a property of such an object; nil where nobody can tell.
    mutating func names() -> Set<String>? {
        var names: Set<String> = []
        for index in files.indices {
            let file = files[index]
            if file.lexicalLanguage == .swift || reached.contains(index) && isOfKin(file) {
                names.formUnion(words(of: index).all)
                continue
            }
            if reached.contains(index) { names.formUnion(words(of: index).ofOthers) }
            if Self.asking.contains(where: file.contains) { names.formUnion(words(of: index).keys) }
        }
        return isCutOff ? nil : names
    }

    private func isOfKin(_ file: SourceFile) -> Bool {
        // A storyboard says what its screens have in its own way.
        guard [".h", ".m", ".mm", ".pch"].contains(where: file.path.hasSuffix) else { return true }
        return kin.contains { name in ["@implementation ", "@interface "].contains { file.contains($0 + name) } }
    }

    private static let asking = ["forKeyPath", "setValue", "valueForKey"]

    /// The words of a property's declaration that are not its name.
    private static let attributes: Set<String> = [
        "BOOL", "CGFloat", "IBInspectable", "IBOutlet", "NSInteger", "NSUInteger", "assign", "atomic", "bool", "char",
        "class", "const", "copy", "double", "float", "getter", "id", "int", "long", "nonatomic", "nonnull", "nullable",
        "readonly", "readwrite", "retain", "setter", "short", "strong", "unsafe_unretained", "unsigned", "void", "weak",
    ]
}
