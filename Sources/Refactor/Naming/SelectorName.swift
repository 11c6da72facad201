/// A name with labels as the parts of a selector: `show(user:animated:)` is `showUser:animated:`.
struct SelectorName {
    let first: String
    /// `_` for the first.
    let labels: [String]

    init(_ base: String, labels: [String], _ parameters: [Cut.Value]) {
        let base = Reserved.unowned(base)
        guard let label = labels.first else {
            first = base
            self.labels = []
            return
        }
        first = Self.first(base, Self.full(label, parameters.first?.name ?? ""))
        self.labels =
            ["_"]
            + zip(labels, parameters).dropFirst().map { label, parameter in
                label == "_" || label.isEmpty ? parameter.name : label
            }
    }

    /// `at` of an `indexPath` is `atIndexPath`: no part of a selector ends with such a word. A longer name speaks for itself.
    private static func full(_ label: String, _ name: String) -> String {
        guard ["at", "in", "of"].contains(label), name.count > 2 else { return label }
        guard words(of: name).count < 3 else { return name }
        return label + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// `load` and `user` are `loadUser`, `didSave` and `order` are `didSaveWithOrder`.
    private static func first(_ base: String, _ label: String) -> String {
        guard label != "_", !label.isEmpty else { return base }
        let known = words(of: base)
        let word = label.prefix(1).uppercased() + label.dropFirst()
        let joins =
            known.count == 1 || prepositions.contains(words(of: label).first ?? "")
            || prepositions.contains(known.last ?? "")
        return base + (joins ? "" : "With") + word
    }

    private static let prepositions: Set<String> = [
        "after", "and", "as", "at", "before", "by", "for", "from", "in", "into", "of", "on", "to", "using", "with",
    ]
}
