import Refactor

/// A name in a type, and what a header has to say before it can stand there.
enum TypeMention: Hashable {
    /// Comes with a framework of the SDK.
    case framework(String)
    /// Named by pointer: `@class` is enough.
    case forwardClass(String)
    /// In angle brackets behind `id` or a class: `@protocol` is enough.
    case forwardProtocol(String)
    /// Something that must be declared in full: an enum, a typedef, a block type.
    case declared(String)
}

extension TypeText {
    /// Returns the mentions in a declaration of this type; words of the language and names of parameters are none.
    ///
    /// `own` are the names that the app declares: those come with no framework, whatever their prefix.
    func mentions(own: Set<String> = []) -> [TypeMention] {
        let tokens = TypeTokens(text)
        return tokens.names.indices.flatMap { index -> [TypeMention] in
            let name = tokens.names[index]
            guard !Self.languageWords.contains(name.text), !Self.plainNumbers.contains(name.text) else { return [] }
            return tokens.isDeclarator(index) ? [] : mentions(of: name, isOwn: own.contains(name.text))
        }
    }

    private func mentions(of name: TypeTokens.Name, isOwn: Bool) -> [TypeMention] {
        if !isOwn, let known = SDKType.named(name.text) {
            return [.framework(known.framework == "Swift" ? "Foundation" : known.framework)]
        }
        let framework = (isOwn ? nil : Self.likelyFramework(of: name.text)).map { [TypeMention.framework($0)] } ?? []
        if name.isProtocol { return framework.isEmpty ? [.forwardProtocol(name.text)] : framework }
        let first = name.text.first
        let isClassLike = first?.isUppercase == true && name.text.contains { $0.isLowercase } || first?.isASCII == false
        if name.isPointer, isClassLike, !name.hasArguments {
            return !isOwn && name.text.hasPrefix("NS") ? framework : [.forwardClass(name.text)] + framework
        }
        return framework.isEmpty ? [.declared(name.text)] : framework
    }

    /// The framework that a name's prefix tells.
    private static func likelyFramework(of name: String) -> String? {
        if ["UI", "CG", "CA"].contains(where: { starts(name, with: $0) }) { return "UIKit" }
        guard starts(name, with: "NS") else { return nil }
        if ["NSLayout", "NSText", "NSParagraph", "NSShadow"].contains(where: name.hasPrefix) { return "UIKit" }
        return SDKType.named(String(name.dropFirst(2)))?.framework ?? "Foundation"
    }

    /// Returns true if a name is a prefix and a word behind it.
    private static func starts(_ name: String, with prefix: String) -> Bool {
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }

    private static let languageWords: Set<String> = nullability.union([
        "Class", "IBAction", "SEL", "_Bool", "__autoreleasing", "__kindof", "__strong", "__unsafe_unretained", "__weak",
        "const", "enum", "id", "in", "inout", "instancetype", "out", "struct", "void", "volatile",
    ])

    private static let plainNumbers: Set<String> = [
        "BOOL", "CGFloat", "CGPoint", "CGRect", "CGSize", "NSInteger", "NSRange", "NSTimeInterval", "NSUInteger",
        "bool",
        "char", "double", "float", "int", "int16_t", "int32_t", "int64_t", "int8_t", "long", "short", "signed",
        "size_t",
        "uint16_t", "uint32_t", "uint64_t", "uint8_t", "unichar", "unsigned",
    ]
}
