/// A type as written, without optional marks, wrappers, generic arguments and module.
package struct TypeName: Sendable, Equatable {
    /// The name that decides: `Parcel` of `[Parcel]?`.
    package let core: String
    package let isCollection: Bool
    package let isClosure: Bool
    /// The last generic argument: `Parcel` of `Loadable<Parcel>`.
    package let arguments: String?

    package init(_ written: String) {
        if let plain = Self.plainName(written) {
            self.init(core: plain, isCollection: false, isClosure: false, arguments: nil)
        } else {
            self.init(composed: written)
        }
    }

    /// The name of a type that is written as nothing but a name, perhaps with marks of an optional: `User`, `UIView!`.
    private static func plainName(_ written: String) -> String? {
        var bytes = Substring(written).utf8
        while let last = bytes.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { bytes.removeLast() }
        guard let first = bytes.first, isLetterByte(first), first & 0x20 == 0, bytes.allSatisfy(isWordByte) else {
            return nil
        }
        let name = String(Substring(bytes))
        return qualifiers.contains(name) ? nil : name
    }

    private init(core: String, isCollection: Bool, isClosure: Bool, arguments: String?) {
        self.core = core
        self.isCollection = isCollection
        self.isClosure = isClosure
        self.arguments = arguments
    }

    private init(composed written: String) {
        var text = Substring(Self.withoutQualifiers(written))
        var isCollection = false
        var isOpen = true
        while isOpen {
            let before = text
            text = Self.unwrapped(text, isCollection: &isCollection)
            isOpen = before != text
        }
        let name = String(Self.withoutModule(text.prefix { $0 != "<" }))
        let inner = text.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }.split { "<,".contains($0) }.last
        self.init(
            core: written.has("*") ? ReferenceTypes.swift[name] ?? name : name, isCollection: isCollection,
            isClosure: written.has("->") || written.has("(^"),
            arguments: inner.map { String($0.filter { !"?![]*".contains($0) }) })
    }

    /// Words of Objective-C around a type that do not change what it is.
    private static let qualifiers: Set<String> = [
        "IBOutlet", "_Nonnull", "_Null_unspecified", "_Nullable", "__autoreleasing", "__block", "__kindof", "__nonnull",
        "__nullable", "__strong", "__unsafe_unretained", "__weak", "const", "enum", "nonnull", "null_unspecified",
        "nullable", "signed", "static", "struct", "unsigned", "volatile",
    ]

    /// The type without blanks and without such words.
    private static func withoutQualifiers(_ written: String) -> String {
        var text = ""
        var word = ""
        for letter in written + " " {
            if letter.isLetter || letter.isNumber || letter == "_" {
                word.append(letter)
                continue
            }
            if !qualifiers.contains(word) { text += word }
            word = ""
            if letter != " ", letter != "\n" { text.append(letter) }
        }
        return text.isEmpty && !written.isEmpty ? "int" : text
    }

    private static let prefixes = ["any", "some", "inout", "@escaping", "@autoclosure", "@Sendable"]

    private static let wrappers = [
        "Array<", "Set<", "NSArray<", "NSMutableArray<", "NSDictionary<", "NSMutableDictionary<",
        "NSMutableOrderedSet<",
        "NSMutableSet<", "NSOrderedSet<", "NSSet<",
    ]

    private static func unwrapped(_ text: Substring, isCollection: inout Bool) -> Substring {
        if let last = text.last, "?!*".contains(last) { return text.dropLast() }
        if text.hasSuffix("..."), text.count > 3 { return text.dropLast(3) }
        if text.first == "(", text.last == ")", !text.contains(",") { return text.dropFirst().dropLast() }
        for prefix in prefixes where text.hasPrefix(prefix) {
            let rest = text.dropFirst(prefix.count)
            if prefix.hasPrefix("@") || prefix == "inout" || rest.first?.isUppercase == true { return rest }
        }
        if text.first == "[", text.last == "]" {
            isCollection = true
            let inner = text.dropFirst().dropLast()
            return inner.lastIndex(of: ":").map { inner[inner.index(after: $0)...] } ?? inner
        }
        for wrapper in wrappers where text.hasPrefix(wrapper) && text.last == ">" {
            isCollection = true
            let inner = text.dropFirst(wrapper.count).dropLast()
            guard wrapper.hasSuffix("Dictionary<") else { return inner }
            return inner.lastIndex(of: ",").map { inner[inner.index(after: $0)...] } ?? inner
        }
        if text.hasPrefix("Optional<"), text.last == ">" { return text.dropFirst(9).dropLast() }
        return text
    }

    /// Keeps nested SDK names such as `UIView.ContentMode` whole.
    private static func withoutModule(_ text: Substring) -> Substring {
        let modules = ["UIKit.", "Foundation.", "Swift."]
        for module in modules where text.hasPrefix(module) { return text.dropFirst(module.count) }
        return text
    }
}
