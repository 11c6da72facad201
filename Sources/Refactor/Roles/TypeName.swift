/// A type as written, without optional marks, wrappers, generic arguments and module.
package struct TypeName: Sendable, Equatable {
    /// The name that decides: `Parcel` of `[Parcel]?`.
    package let core: String
    package let isCollection: Bool
    package let isClosure: Bool
    /// The last generic argument: `Parcel` of `Loadable<Parcel>`.
    package let arguments: String?

    package init(_ written: String) {
        isClosure = written.contains("->")
        var text = Substring(written.filter { $0 != " " && $0 != "\n" })
        var isCollection = false
        var isOpen = true
        while isOpen {
            let before = text
            text = Self.unwrapped(text, isCollection: &isCollection)
            isOpen = before != text
        }
        self.isCollection = isCollection
        core = String(Self.withoutModule(text.prefix { $0 != "<" }))
        let inner = text.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }.split { "<,".contains($0) }.last
        arguments = inner.map { String($0.filter { !"?![]".contains($0) }) }
    }

    private static let prefixes = ["any", "some", "inout", "@escaping", "@autoclosure", "@Sendable"]

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
        for wrapper in ["Array<", "Set<", "NSArray<", "NSMutableArray<"]
        where text.hasPrefix(wrapper) && text.last == ">" {
            isCollection = true
            return text.dropFirst(wrapper.count).dropLast()
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
