import Refactor

extension Tree {
    /// The types that a type's text mentions; nil for one that mentions none: `id`, `BOOL`.
    func mention(_ node: Int32) -> TypeNames? {
        let names = children(node, of: .name).map { text($0) }.filter { name in
            guard let first = name.unicodeScalars.first else { return false }
            return first.properties.isUppercase && !Self.plainTypes.contains(name)
        }
        guard let first = names.first else { return nil }
        let isIndirect = Self.collections.contains(first) || text(node).contains("^")
        return TypeNames(names, isIndirect: isIndirect)
    }

    /// The text of a string literal; nil for other literals and for texts that are no names.
    func stringText(_ node: Int32) -> String? {
        let text = text(node)
        guard text.hasPrefix("@\"") || text.hasPrefix("\""), text.utf8.count <= 82 else { return nil }
        let inner = text.drop { $0 == "@" }.dropFirst().dropLast()
        return inner.contains(" ") || inner.isEmpty ? nil : String(inner)
    }

    private static let plainTypes: Set<String> = ["BOOL", "Class", "NSInteger", "NSUInteger", "CGFloat", "NSString"]

    private static let collections: Set<String> = [
        "NSArray", "NSDictionary", "NSHashTable", "NSMapTable", "NSMutableArray", "NSMutableDictionary", "NSMutableSet",
        "NSOrderedSet", "NSPointerArray", "NSSet",
    ]
}
