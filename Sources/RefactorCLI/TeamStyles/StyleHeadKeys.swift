import Refactor

extension StyleHead: StylePart {
    static var keys: [StyleKey<StyleHead>] {
        [
            StyleKey("summary", \.summary, .text),
            StyleKey("origin", \.origin, .text),
            StyleKey("languages", \.languages, .languages, isShown: true),
            StyleKey("imports", \.imports, .list),
            StyleKey(
                "notes", \.notes, .items,
                comment: "What it decides that its origin leaves open; 'refactor styles show' says it."),
        ]
    }
}
