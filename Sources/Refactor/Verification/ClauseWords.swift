/// The words of a clause without what a split may change in it.
enum ClauseWords {
    private static let access: Set<String> = ["public", "private", "fileprivate", "internal", "open", "package"]
    private static let free: Set<String> = ["await", "final", "nonisolated"]

    /// The names under which a source knows `self` too: `strongSelf` of `guard let strongSelf = self`.
    static func namesOfSelf(in tokens: [CodeToken]) -> Set<String> {
        var names: Set<String> = []
        for index in tokens.indices.dropFirst(2) where ["self", "weakSelf"].contains(tokens[index].text) {
            let name = tokens[index - 2].text
            let ends = index + 1 == tokens.count || [";", ",", "else", "{", ")"].contains(tokens[index + 1].text)
            guard tokens[index - 1].text == "=", ends || tokens[index + 1].startsLine,
                name.lowercased().hasSuffix("self")
                    || index > 3 && tokens[index - 4].text == "guard" && tokens[index - 3].text == "let"
            else { continue }
            names.insert(name)
        }
        return names
    }

    static func kept(of words: [String], isSwift: Bool) -> [String] {
        var kept: [String] = []
        var index = 0
        while index < words.count {
            let word = words[index]
            if isSwift, access.contains(word), kept.allSatisfy({ !["=", ":"].contains($0) }), word != words.last {
                index += words.count > index + 3 && words[index + 1] == "(" && words[index + 2] == "set" ? 4 : 1
            } else if isSwift, free.contains(word), words.count > index + 1 {
                index += 1
            } else if isSwift, word == "@", words.count > index + 1, words[index + 1] == "MainActor" {
                index += 2
            } else if isSwift, let end = endOfCapture(at: index, in: words) {
                index = end
            } else if let end = endOfSelf(at: index, in: words, isSwift: isSwift) {
                index = end
            } else if word == "return", kept.isEmpty, words.count > index + 1 {
                index += 1
            } else {
                kept.append(isSwift ? word : plain(word))
                index += 1
            }
        }
        return isSwift ? spelledBindings(of: kept) : kept
    }

    /// `if let name = name` for `if let name`.
    private static func spelledBindings(of words: [String]) -> [String] {
        guard ["if", "guard", "while"].contains(words.first { $0 != "else" } ?? "") else { return words }
        var spelled: [String] = []
        for (index, word) in words.enumerated() {
            spelled.append(word)
            guard index > 1, ["let", "var"].contains(words[index - 1]),
                ["if", "guard", "while", ","].contains(words[index - 2]),
                CodeToken.isName(word), index + 1 == words.count || [",", "else"].contains(words[index + 1])
            else { continue }
            spelled += ["=", word]
        }
        return spelled
    }

    /// `_name` of Objective-C is `self.name`.
    private static func plain(_ word: String) -> String {
        word.count > 1 && word.hasPrefix("_") ? String(word.dropFirst()) : word
    }

    /// `[weak self]`, `[self]`; what else is captured stays.
    private static func endOfCapture(at index: Int, in words: [String]) -> Int? {
        guard words[index] == "[" else { return nil }
        let rest = words[(index + 1)...]
        for capture in [["weak", "self", "]"], ["unowned", "self", "]"], ["self", "]"]] where rest.starts(with: capture)
        {
            return index + 1 + capture.count
        }
        return nil
    }

    /// `self.`, `self?.`, `self!.`, `self->`.
    private static func endOfSelf(at index: Int, in words: [String], isSwift: Bool) -> Int? {
        guard words[index] == "self" || isSwift && words[index] == "Self", index + 1 < words.count else { return nil }
        if words[index + 1] == "." || !isSwift && words[index + 1] == "->" { return index + 2 }
        guard ["?", "!"].contains(words[index + 1]), index + 2 < words.count, words[index + 2] == "." else {
            return nil
        }
        return index + 3
    }
}
