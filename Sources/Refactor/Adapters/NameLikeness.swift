/// The similarity of two member names.
struct NameLikeness {
    private struct Word {
        let stem: String
        let text: String
    }

    private let things: [Word]
    /// Verbs by what they do: `creating` is create, as `new` is.
    private let deeds: [Word]

    init(_ member: AdapterMember) {
        let labels = member.parameters.compactMap(\.label)
        let name = member.fact.kind == .method ? member.fact.id : member.fact.name
        var seen: Set<String> = []
        let words = ([name] + labels).flatMap(Refactor.words(of:)).map { Word(stem: Self.stem($0), text: $0) }
            .filter { !Self.noise.contains($0.text) && seen.insert(Self.deeds[$0.stem] ?? $0.stem).inserted }
        deeds = words.compactMap { word in Self.deeds[word.stem].map { Word(stem: $0, text: word.text) } }
        things = words.filter { Self.deeds[$0.stem] == nil }
    }

    /// Returns the words that both names share, in this one's spelling, nouns first; empty where they do something
    /// alike to other things.
    func shared(with other: NameLikeness) -> [String] {
        let common = sharedThings(with: other)
        guard !common.isEmpty || things.isEmpty || other.things.isEmpty else { return [] }
        return common + deeds.filter { deed in other.deeds.contains { $0.stem == deed.stem } }.map(\.text)
    }

    /// Things count twice.
    func likeness(to other: NameLikeness) -> Int { shared(with: other).count + sharedThings(with: other).count }

    private func sharedThings(with other: NameLikeness) -> [String] {
        things.filter { thing in other.things.contains { $0.stem == thing.stem } }.map(\.text)
    }

    private static let noise: Set<String> = [
        "a", "an", "and", "at", "by", "did", "for", "from", "has", "i", "in", "is", "it", "of", "on", "or", "the",
        "then",
        "to", "was", "will", "with",
    ]

    /// Verbs that apps use for the same, by their stems.
    private static let deeds: [String: String] = {
        let groups = [
            "show present open display", "creat make new add build construct", "edit modify chang updat",
            "remov delet clear", "load fetch get read", "clos dismiss hid", "finish complet", "start begin run perform",
            "sav stor write", "stop cancel abort",
        ]
        var table: [String: String] = [:]
        for group in groups {
            let words = group.split(separator: " ").map(String.init)
            for word in words { table[word] = words[0] }
        }
        return table
    }()

    /// `editing`, `edited` and `edits` are edit; `creating` and `create` are creat.
    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ed", "es", "s", "e"] where word.hasSuffix(ending) && word.count > ending.count + 2 {
            return String(word.dropLast(ending.count))
        }
        return word
    }
}
