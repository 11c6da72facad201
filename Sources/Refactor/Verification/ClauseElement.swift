/// A part of a clause: a chain of names such as `view?.label.text`, or a sign.
enum ClauseElement: Sendable, Equatable {
    case chain([String])
    case sign(String)

    /// The key that stays the same when receivers are put before a name.
    var key: String {
        switch self {
        case .chain(let names): names.last ?? ""
        case .sign(let sign): sign
        }
    }

    static func elements(of words: [String]) -> [ClauseElement] {
        var elements: [ClauseElement] = []
        var index = 0
        while index < words.count {
            guard CodeToken.isName(words[index]) else {
                elements.append(.sign(words[index]))
                index += 1
                continue
            }
            var names = [words[index]]
            index += 1
            while let next = link(at: index, in: words) {
                names.append(words[next])
                index = next + 1
            }
            elements.append(.chain(names))
        }
        return elements
    }

    /// Returns the place of the next name of a chain: behind `.`, `?.` or `!.`
    private static func link(at index: Int, in words: [String]) -> Int? {
        guard index + 1 < words.count else { return nil }
        if words[index] == ".", CodeToken.isName(words[index + 1]) { return index + 1 }
        guard ["?", "!"].contains(words[index]), index + 2 < words.count, words[index + 1] == ".",
            CodeToken.isName(words[index + 2])
        else { return nil }
        return index + 2
    }
}
