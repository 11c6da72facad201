/// The word for a view in a method's name: `statusLabel` is `Status`, `btnLogin` is `LoginButton`.
enum ViewNoun {
    /// The first words of an older habit and what they mean.
    private static let habits: [String: [String]] = [
        "btn": ["Button"], "cv": ["Collection", "View"], "img": ["Image", "View"], "iv": ["Image", "View"],
        "lb": ["Label"], "lbl": ["Label"], "sv": ["Scroll", "View"], "tbl": ["Table", "View"],
        "tf": ["Text", "Field"], "tv": ["Table", "View"], "tx": ["Text", "Field"], "txt": ["Text", "Field"],
        "vw": ["View"],
    ]

    /// The words of a view's name, the kind of view last.
    static func parts(of identifier: String) -> [String] {
        var parts = plainParts(of: identifier)
        if parts.count > 1, parts[0] == "UI" { parts.removeFirst() }
        guard parts.count > 1, let first = parts.first?.lowercased() else { return parts }
        if let kind = habits[first] { return Array(parts.dropFirst()) + kind }
        guard let last = parts.last?.lowercased(), let kind = habits[last] else { return parts }
        return parts.dropLast() + kind
    }

    /// The name of the view itself, for what happens to it: `LoginButton`, `EmptyView`, but `Table`, `Status`.
    static func itself(_ identifier: String) -> String {
        trimmed(
            identifier,
            of: [
                ["collection", "view"], ["image", "view"], ["indicator", "view"], ["label"], ["picker", "view"],
                ["scroll", "view"], ["stack", "view"], ["table", "view"], ["text", "field"], ["text", "view"],
            ])
    }

    /// Returns the content that the view shows: `Name` of `nameTextField`, `Avatar` of `avatarImageView`.
    static func content(_ identifier: String) -> String {
        trimmed(
            identifier,
            of: [
                ["bar", "button", "item"], ["button"], ["field"], ["image", "view"], ["label"], ["picker", "view"],
                ["progress", "view"], ["slider"], ["switch"], ["table", "view", "cell"],
                ["text", "field"], ["text", "view"], ["view"], ["web", "view"],
            ])
    }

    /// Without the longest of the endings; where nothing would be left, only `View` goes: `tableView` is `Table`.
    private static func trimmed(_ identifier: String, of endings: [[String]]) -> String {
        let parts = Self.parts(of: identifier)
        let lower = parts.map { $0.lowercased() }
        if lower.last == "view", ["map", "web"].contains(lower.dropLast().last ?? "") { return capitalized(parts) }
        let found = endings.filter { lower.suffix($0.count) == $0[...] }.max { $0.count < $1.count }
        guard let found else { return capitalized(parts) }
        if found.count < parts.count {
            let isKind =
                found.count == 2 && found[1] == "view"
                && ["collection", "indicator", "scroll", "stack", "table"].contains(found[0])
            return capitalized(Array(parts.dropLast(isKind ? 1 : found.count)))
        }
        return capitalized(found.count > 1 && found.last == "view" ? Array(parts.dropLast()) : parts)
    }

    /// Returns the word for several views together: `Buttons`, `Fields`, `Labels`; nil where they are of different
    /// kinds.
    static func together(_ identifiers: [String]) -> String? {
        let kinds = Set(identifiers.map { parts(of: $0).last?.lowercased() ?? "" })
        guard identifiers.count > 1, kinds.count == 1, let kind = kinds.first else { return nil }
        return ["button", "field", "item", "label", "view"].contains(kind) ? capitalized([kind + "s"]) : nil
    }
}
